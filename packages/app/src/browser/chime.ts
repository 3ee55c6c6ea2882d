/** Plays two short notes. Where the browser has no sound, or does not allow it yet, there is silence and no error. */
export function playChime(): void {
  try {
    const audio = new AudioContext();
    const note = (frequency: number, start: number) => {
      const tone = audio.createOscillator();
      const volume = audio.createGain();
      tone.frequency.value = frequency;
      volume.gain.setValueAtTime(0, audio.currentTime + start);
      volume.gain.linearRampToValueAtTime(0.08, audio.currentTime + start + 0.01);
      volume.gain.exponentialRampToValueAtTime(0.0001, audio.currentTime + start + 0.3);
      tone.connect(volume).connect(audio.destination);
      tone.start(audio.currentTime + start);
      tone.stop(audio.currentTime + start + 0.3);
    };
    note(659, 0);
    note(880, 0.11);
    setTimeout(() => void audio.close().catch(() => {}), 700);
  } catch {
    // The count in the sidebar says it as well.
  }
}
