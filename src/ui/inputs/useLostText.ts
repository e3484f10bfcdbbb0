import { useEffect, useRef } from 'react'
import { create } from 'zustand'
import type { AnyMessage } from '#domain/message.ts'
import { fieldClosed } from '#domain/messages/texts.ts'

/** A text whose field is gone before it was saved. */
export interface LostText {
  text: string
  why: AnyMessage
  /** The person was told. */
  isTold: boolean
}

/** Lost texts that the session has not yet put beside the person's answers. SPEC B26 */
export const useLostTexts = create<{ waiting: readonly LostText[] }>(() => ({ waiting: [] }))

export function loseText(lost: LostText): void {
  useLostTexts.setState(({ waiting }) => ({ waiting: [...waiting, lost] }))
}

/**
 * Keeps a text that is being typed when something else removes its field, such as the deletion of its group.
 *
 * @param text empty while there is nothing to keep
 * @returns to be called when the text was saved or cancelled
 */
export function useLostText(text: string): () => void {
  const latest = useRef('')
  useEffect(() => {
    latest.current = text
  })
  useEffect(
    () => () => {
      if (latest.current.trim() !== '') loseText({ text: latest.current, why: fieldClosed, isTold: false })
    },
    [],
  )
  return () => {
    latest.current = ''
  }
}
