// What the browser must be able to do, and sometimes may not: WebAssembly is missing in Lockdown Mode
// and strict modes, and forbidden by some policies. An empty module tells.
function runsWasm() {
  try {
    return Boolean(new WebAssembly.Module(Uint8Array.of(0, 0x61, 0x73, 0x6d, 1, 0, 0, 0)));
  } catch {
    return false;
  }
}

export const canStart = runsWasm();
