import type { CloudWord } from '#domain/brainstorm/groups/words.ts'
import { useText } from '#ui/texts/useText.ts'
import { cloudText } from './cloudText.ts'
import classes from './WordCloudPage.module.css'
import { brainstormText } from '../text.ts'

export interface WordListProps {
  words: readonly CloudWord[]
  pointedAt: string | null
  onPoint: (key: string | null) => void
}

/** The words of a cloud as a list with exact counts, also for people who cannot see the picture. */
export function WordList({ words, pointedAt, onPoint }: WordListProps) {
  const text = useText(cloudText)
  const shared = useText(brainstormText)
  return (
    <div className={classes.list} role="region" aria-label={text.list} tabIndex={0}>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">{text.word}</th>
            <th scope="col" className={classes.number}>
              {shared.answers}
            </th>
          </tr>
        </thead>
        <tbody onPointerLeave={() => onPoint(null)}>
          {words.map(({ key, word, count }) => (
            <tr key={key} data-pointed={key === pointedAt || undefined} onPointerEnter={() => onPoint(key)}>
              <td>{word}</td>
              <td className={classes.number}>{count}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
