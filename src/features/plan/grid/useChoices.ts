import { useId, useState } from 'react'

export interface Choices {
  listId: string
  /** Those that contain what was typed. */
  found: readonly string[]
  /** The option that arrow keys marked; undefined without one. */
  active: string | undefined
  activeId: string | undefined
  /** @returns whether the key was one of the list's */
  move: (key: string) => boolean
}

/** The choices of a column while one of its cells is edited. They are offered: any other text is fine too. SPEC PL11 */
export function useChoices(choices: readonly string[], typed: string): Choices {
  const listId = useId()
  /** Typing on ends the mark: what is typed is not replaced by a choice that was marked before. */
  const [marked, setMarked] = useState({ index: -1, typed })
  const wanted = typed.trim().toLowerCase()
  const found = choices.filter((choice) => choice.toLowerCase().includes(wanted))
  const at = marked.typed === typed && marked.index < found.length ? marked.index : -1
  return {
    ...{ listId, found },
    active: found[at],
    activeId: at < 0 ? undefined : `${listId}-${at}`,
    move: (key) => {
      const step = { ArrowDown: 1, ArrowUp: -1 }[key]
      if (step === undefined || found.length === 0) return false
      setMarked({ index: Math.max(-1, Math.min(found.length - 1, at + step)), typed })
      return true
    },
  }
}
