import { create } from 'zustand'

const storageKey = 'plenum.timerSound'
const notes = [
  { hertz: 659.25, atSeconds: 0 },
  { hertz: 523.25, atSeconds: 0.28 },
]
const loudness = 0.12
const noteSeconds = 0.9

/** Whether this device may play a sound at the end; only for users who enabled it on this device. */
export const useEndSound = create<{ isAllowed: boolean }>(() => ({ isAllowed: stored() }))

let context: AudioContext | null = null

/** Browsers allow sound only after a user gesture: pressing the switch is one, and after a reload any press. */
export function allowEndSound(isAllowed: boolean): void {
  useEndSound.setState({ isAllowed })
  try {
    if (isAllowed) localStorage.setItem(storageKey, 'yes')
    else localStorage.removeItem(storageKey)
  } catch {
    // Without storage the setting lasts until the page closes.
  }
  if (isAllowed) unlock()
}

/** Devices set to reduced motion play no sound. */
export function isQuietDevice(): boolean {
  return globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false
}

/** Plays two soft notes, if sound is allowed. */
export function playEndSound(): void {
  if (!useEndSound.getState().isAllowed || isQuietDevice() || context?.state !== 'running') return
  for (const { hertz, atSeconds } of notes) play(context, hertz, context.currentTime + atSeconds)
}

/** Prepares the audio that `playEndSound` needs at the next user gesture. */
export function readyEndSound(): () => void {
  const onPress = (): void => {
    if (useEndSound.getState().isAllowed) unlock()
  }
  document.addEventListener('pointerdown', onPress)
  return () => document.removeEventListener('pointerdown', onPress)
}

function unlock(): void {
  if (typeof AudioContext === 'undefined') return
  context ??= new AudioContext()
  context.resume().catch(() => undefined)
}

function play(audio: AudioContext, hertz: number, atSeconds: number): void {
  const tone = audio.createOscillator()
  const volume = audio.createGain()
  tone.frequency.value = hertz
  volume.gain.setValueAtTime(0, atSeconds)
  volume.gain.linearRampToValueAtTime(loudness, atSeconds + 0.02)
  volume.gain.exponentialRampToValueAtTime(0.0001, atSeconds + noteSeconds)
  tone.connect(volume).connect(audio.destination)
  tone.start(atSeconds)
  tone.stop(atSeconds + noteSeconds)
}

function stored(): boolean {
  try {
    return localStorage.getItem(storageKey) === 'yes'
  } catch {
    return false
  }
}
