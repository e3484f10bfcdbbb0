import { markedPieces } from './searchHelp.ts'

/** A text in which what was searched for is marked. */
export function Marked({ text, search }: { text: string; search: string }) {
  return markedPieces(text, search).map(({ piece, isFound }, place) =>
    isFound ? <mark key={place}>{piece}</mark> : <span key={place}>{piece}</span>,
  )
}
