import { markedPieces } from './searchHelp.ts'

/** A text with its search matches highlighted. */
export function Marked({ text, search }: { text: string; search: string }) {
  return markedPieces(text, search).map(({ piece, isFound }, index) =>
    isFound ? <mark key={index}>{piece}</mark> : <span key={index}>{piece}</span>,
  )
}
