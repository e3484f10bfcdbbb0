import type { ReactNode } from 'react'
import { postCountKey } from '#domain/brainstorm/postCountKey.ts'
import { boardRoots } from '#domain/brainstorm/roots.ts'
import { useMapValue } from '#sync/useDoc.ts'
import { useText } from '#ui/useText.ts'
import classes from './RemotePage.module.css'
import { remoteText } from './remoteText.ts'
import type { Remote } from './useRemote.ts'

/** What the room sees now, in words. */
export function RoomNow({ remote, done }: { remote: Remote; done: ReactNode }) {
  const text = useText(remoteText)
  const { part, agenda, question } = remote
  const key = question ? postCountKey(question.topic.id, question.question.id) : ''
  const count = useMapValue(remote.board, boardRoots.counts, key) ?? 0
  if (part === null) {
    return (
      <div className={classes.now}>
        <p className={classes.label}>{text.sees}</p>
        <p className={classes.what}>{text.lobby}</p>
        <p className={classes.facts}>{agenda.length === 0 ? text.noActivities : text.lobbyHint}</p>
      </div>
    )
  }
  return (
    <div className={classes.now} data-live>
      <p className={classes.label} role="status">
        {text.sees} {agenda.indexOf(part) + 1}. {part.partName || text.unnamed}
      </p>
      <p className={classes.what}>
        {question ? (question.question.text ?? text.lockedQuestion) : part.partName || text.unnamed}
      </p>
      <div className={classes.facts}>
        {question && <span>{text.question(question.number, question.of)}</span>}
        {question && <span>{text.answers(count)}</span>}
        {done}
      </div>
    </div>
  )
}
