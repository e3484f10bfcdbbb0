import { IconLock } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import type { ReactNode } from 'react'
import { useText } from '#ui/useText.ts'
import type { OwnPartProps } from '../face.ts'
import classes from './Own.module.css'
import { ownText } from './ownText.ts'

/** Many people open this page in the same moment; their questions come spread over this. */
const spreadMs = 800

export interface OwnSectionProps extends Pick<OwnPartProps, 'part' | 'number' | 'onCount'> {
  /** How many entries it has; null while that is not known. */
  count: number | null
  isEmpty: boolean
  /** Entries as `OwnEntry`. */
  children: ReactNode
}

/** What this person wrote in one activity, under its name; nothing where they wrote nothing. */
export function OwnSection({ part, number, onCount, count, isEmpty, children }: OwnSectionProps) {
  const text = useText(ownText)
  useEffect(() => onCount(count), [count, onCount])
  if (isEmpty) return null
  const headingId = `own-${part.objectId}`
  return (
    <section className={classes.activity} aria-labelledby={headingId}>
      <h2 id={headingId} className={classes.name}>
        {number}. {part.partName || text.unnamed}
        {part.hidden && (
          <span className={classes.hidden}>
            <IconLock size={16} aria-hidden="true" /> {text.hiddenActivity}
          </span>
        )}
      </h2>
      <ul className={classes.list}>{children}</ul>
    </section>
  )
}

/** Whether the server may be asked now what is this person's: a moment after the page was opened. */
export function useSpread(): boolean {
  const [isDue, setDue] = useState(false)
  useEffect(() => {
    const waiting = setTimeout(() => setDue(true), Math.random() * spreadMs)
    return () => clearTimeout(waiting)
  }, [])
  return isDue
}
