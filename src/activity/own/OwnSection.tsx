import { IconLock } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import type { ReactNode } from 'react'
import { uiText } from '#ui/texts/text.ts'
import { useText } from '#ui/texts/useText.ts'
import type { OwnPartProps } from '../face.ts'
import classes from './Own.module.css'
import { ownText } from './ownText.ts'

/** Many people open this page at the same moment; their requests are spread over this time. */
const spreadMs = 800

export interface OwnSectionProps extends Pick<OwnPartProps, 'part' | 'number' | 'onCount'> {
  /** Number of entries; null while unknown. */
  count: number | null
  isEmpty: boolean
  /** Entries as `OwnEntry`. */
  children: ReactNode
}

/** A person's own entries in one activity, under its name; nothing when there are none. */
export function OwnSection({ part, number, onCount, count, isEmpty, children }: OwnSectionProps) {
  const text = useText(ownText)
  const ui = useText(uiText)
  useEffect(() => onCount(count), [count, onCount])
  if (isEmpty) return null
  const headingId = `own-${part.objectId}`
  return (
    <section className={classes.activity} aria-labelledby={headingId}>
      <h2 id={headingId} className={classes.name}>
        {number}. {part.partName || ui.unnamed}
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

/** Whether the server may be asked for own entries now: a random moment after the page was opened. */
export function useSpread(): boolean {
  const [isDue, setDue] = useState(false)
  useEffect(() => {
    const waiting = setTimeout(() => setDue(true), Math.random() * spreadMs)
    return () => clearTimeout(waiting)
  }, [])
  return isDue
}
