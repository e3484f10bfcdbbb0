import type { KeyboardEvent } from 'react'

type OnKey = (event: KeyboardEvent) => void

export interface FieldKeys {
  /** Enter, except with Shift or Alt, with which a new line begins. */
  onEnter?: OnKey
  onEscape?: OnKey
  /** All other keys, and those above that have no handler. */
  onOther?: OnKey
}

/** Code of any key that an input method took. */
const takenKey = 229

/**
 * Whether an input method takes a key, to confirm or dismiss a suggestion in Japanese, Chinese or Korean, for example.
 * Safari reports the Enter after the composition has ended, with this code alone.
 */
export function isOfInputMethod({ isComposing, keyCode }: globalThis.KeyboardEvent): boolean {
  return isComposing || keyCode === takenKey
}

/** The `onKeyDown` of a text field. Keys that an input method takes do nothing else. SPEC U18 */
export function useFieldKeys({ onEnter, onEscape, onOther }: FieldKeys): OnKey {
  return (event) => {
    if (isOfInputMethod(event.nativeEvent)) return
    if (event.key === 'Enter' && !event.shiftKey && !event.altKey && onEnter) {
      // Neither a new line, nor a press of the button that has the focus next.
      event.preventDefault()
      onEnter(event)
    } else if (event.key === 'Escape' && onEscape) onEscape(event)
    else onOther?.(event)
  }
}
