import type { ReactNode } from 'react'
import { useText } from '#ui/useText.ts'
import { JoinBand } from './JoinBand.tsx'
import classes from './RoomFrame.module.css'
import { roomText } from './roomText.ts'

export interface RoomFrameProps {
  /** Of the activity. */
  name: string
  /** Beside the name: where in the activity the room is. */
  within?: string | null | undefined
  /** What is asked or shown now, in large type. */
  title?: string | null
  timer: ReactNode
  /** Beside the ways to join: what is told of the activity. */
  facts?: ReactNode
  children: ReactNode
}

/** From these lengths on a title is set smaller: what is below it keeps its room. */
const longTitles = [80, 160]

/** An activity of any kind on the room's screen: what it is about above, the ways to join below. */
export function RoomFrame({ name, within = null, title = null, timer, facts, children }: RoomFrameProps) {
  const text = useText(roomText)
  return (
    <>
      <header className={classes.head}>
        <div className={classes.titles}>
          <h1 className={classes.name}>
            <bdi>{name || text.unnamed}</bdi>
            {within && (
              <>
                {' · '}
                <bdi>{within}</bdi>
              </>
            )}
          </h1>
          {title !== null && (
            <h2 className={classes.title} dir="auto" data-length={lengthOf(title)}>
              {title}
            </h2>
          )}
        </div>
        {timer}
      </header>
      {children}
      <JoinBand>{facts}</JoinBand>
    </>
  )
}

/** A word in the place of what there is to see. */
export function RoomEmpty({ children }: { children: ReactNode }) {
  return <div className={classes.empty}>{children}</div>
}

/** 0, or how many of the limits a title is longer than. */
function lengthOf(title: string): number {
  return longTitles.filter((limit) => title.length > limit).length
}
