import { Suspense } from 'react'
import type { ReactNode } from 'react'
import type { ItemNoun } from '#activity/itemNoun.ts'
import { uiText } from '#ui/texts/text.ts'
import { useText } from '#ui/texts/useText.ts'
import classes from './RemotePage.module.css'
import { remoteText } from './remoteText.ts'
import type { Remote } from './useRemote.ts'

export interface RoomNowProps {
  remote: Remote
  /** What the activity presents one of. */
  noun: ItemNoun
  done: ReactNode
}

/** What the room sees now, in words. */
export function RoomNow({ remote, noun, done }: RoomNowProps) {
  const text = useText(remoteText)
  const ui = useText(uiText)
  const { part, agenda, kind, isAnswerPresented } = remote
  if (part === null) {
    return (
      <div className={classes.now}>
        <p className={classes.label}>{text.sees}</p>
        <p className={classes.what}>{text.lobby}</p>
        <p className={classes.facts}>{agenda.length === 0 ? text.noActivities : text.lobbyHint}</p>
      </div>
    )
  }
  const name = part.partName || ui.unnamed
  const words = ({ what, facts }: { what: string; facts: ReactNode }) => (
    <>
      <p className={classes.what}>{what}</p>
      <div className={classes.facts}>
        {isAnswerPresented && <span>{text.oneItem(noun)}</span>}
        {facts}
        {done}
      </div>
    </>
  )
  const plain = words({ what: name, facts: null })
  return (
    <div className={classes.now} data-live>
      <p className={classes.label} role="status">
        {text.sees} {agenda.indexOf(part) + 1}. {name}
      </p>
      <Suspense fallback={plain}>{kind ? <kind.Now part={part}>{words}</kind.Now> : plain}</Suspense>
    </div>
  )
}
