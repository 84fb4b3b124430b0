// The messages of one figure that is not awake yet, in their order.

// By how many of its first parts a message names what it is about. Of several in a row about the
// same thing only the last counts: a long drag is not replayed move by move.
const SUBJECT = { drag: 2, hover: 2, input: 2, end: 1, leave: 1 };
const CHANGES_NOTHING = new Set(["end", "leave"]);

const repeats = (message, last) => {
  const parts = SUBJECT[message[0]];
  return parts !== undefined && message.slice(0, parts).every((part, n) => part === last?.[n]);
};

export class Queue {
  #messages = [];

  /** Take a message; return whether it is the first that the figure has to be woken for. */
  push(message) {
    const last = this.#messages.at(-1);
    if (!last && CHANGES_NOTHING.has(message[0])) return false;
    if (repeats(message, last)) this.#messages.pop();
    this.#messages.push(message);
    return !last;
  }

  get isEmpty() {
    return this.#messages.length === 0;
  }

  /** Return all messages, and keep none. */
  takeAll() {
    return this.#messages.splice(0);
  }
}
