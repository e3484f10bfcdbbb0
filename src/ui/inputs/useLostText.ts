import { createContext, use, useEffect, useRef } from 'react'
import type { AnyMessage } from '#domain/message.ts'
import { fieldClosed } from '#domain/messages/texts.ts'

/** A text whose field is gone before it was saved. */
export interface LostText {
  text: string
  why: AnyMessage
  /** The person was told. */
  isTold: boolean
}

/** Puts a lost text beside the answers of the person who typed it, in the session where they did. SPEC B26 */
export type KeepText = (lost: LostText) => void

/**
 * Keeps what is typed now. A field takes it when the typing begins: when its text is lost, another person or another
 * session may be on this screen.
 */
export const KeepTextContext = createContext<KeepText>(() => undefined)

/**
 * Keeps a text that is being typed when something else removes its field, such as the deletion of its group.
 *
 * @param text empty while there is nothing to keep
 * @returns to be called when the text was saved or cancelled
 */
export function useLostText(text: string): () => void {
  const keep = use(KeepTextContext)
  const typed = useRef<{ text: string; keep: KeepText } | null>(null)
  useEffect(() => {
    typed.current = text.trim() === '' ? null : { text, keep: typed.current?.keep ?? keep }
  })
  useEffect(
    () => () => typed.current?.keep({ text: typed.current.text, why: fieldClosed, isTold: false }),
    [],
  )
  return () => {
    typed.current = null
  }
}
