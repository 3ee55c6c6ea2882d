/** Texts of dictation. */
export const copy = {
  dictate: "Dictate",
  stop: "Stop dictating",
  listening: "Listening. Speak American English; your words go in where the cursor is.",
  whereItGoes:
    "While you dictate, your browser sends the sound to a service of its maker, which turns it into text. Grantwright gets the text alone, never the sound.",
  start: "Start dictating",
  cancel: "Cancel",
  problems: {
    denied: "Microphone access denied. Please enable microphone permissions in your browser.",
    network: "A network error stopped speech recognition. Check your connection, or try another browser.",
    service: "The speech recognition service is not available.",
    microphone: "Microphone access is required to dictate.",
  },
} as const;
