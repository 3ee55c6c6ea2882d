/** What is said to who may no longer write, of words that could not be saved. */
export const notYoursCopy = {
  title: "You may no longer change this",
  text: "Your last words stand below and are kept on this device alone. Copy what you need.",
  discard: "Show what is saved",
};
