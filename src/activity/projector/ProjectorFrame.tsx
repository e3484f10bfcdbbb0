import type { ReactNode } from 'react'
import { uiText } from '#ui/texts/text.ts'
import { useText } from '#ui/texts/useText.ts'
import { JoinBand } from './JoinBand.tsx'
import classes from './ProjectorFrame.module.css'

export interface ProjectorFrameProps {
  /** The activity's name. */
  name: string
  /** Beside the name: the room's position in the activity. */
  within?: string | null | undefined
  /** The question or item of the moment, in large type. */
  title?: string | null
  timer: ReactNode
  /** Beside the ways to join: facts about the activity. */
  facts?: ReactNode
  children: ReactNode
}

/** From these lengths on a title is set smaller, so that the content below keeps its space. */
const longTitles = [80, 160]

/** An activity of any kind on the projector: its title above, the ways to join below. */
export function ProjectorFrame({
  name,
  within = null,
  title = null,
  timer,
  facts,
  children,
}: ProjectorFrameProps) {
  const ui = useText(uiText)
  return (
    <>
      <header className={classes.head}>
        <div className={classes.titles}>
          <h1 className={classes.name}>
            <bdi>{name || ui.unnamed}</bdi>
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

/** A message in place of content. */
export function ProjectorEmpty({ children }: { children: ReactNode }) {
  return <div className={classes.empty}>{children}</div>
}

/** How many of the limits a title exceeds; 0 for none. */
function lengthOf(title: string): number {
  return longTitles.filter((limit) => title.length > limit).length
}
