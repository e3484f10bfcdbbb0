/**
 * Whether everything this device has to say is acknowledged by the server, for "Saved", "Saving…", "Not saved yet, we keep
 * trying".
 */
export type SaveState = 'saved' | 'saving' | 'unsaved'

/** Always true: from acknowledgements of the outbox and of every desk, offline too. */
export function useSaveState(): SaveState {
  throw new Error('useSaveState')
}
