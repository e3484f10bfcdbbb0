import { IconMessages, IconPresentation } from '@tabler/icons-react'
import { useId } from 'react'
import { shownColor } from '#domain/activity/colors.ts'
import type { AgendaPart } from '#domain/workshop/state.ts'
import { useCanCall } from '#sync/room/connection.ts'
import { uiText } from '#ui/texts/text.ts'
import { useText } from '#ui/texts/useText.ts'
import classes from './DiscussThese.module.css'
import { discussText } from './discussText.ts'
import { itemText } from '../itemText.ts'
import '#ui/groupColors.css'

/** Something on which opinions differ. */
export interface DisputedItem {
  id: string
  text: string
  /** 0 is none. */
  color: number
  /** How much opinions differ. */
  how: string
}

export interface DiscussTheseProps {
  part: Pick<AgendaPart, 'hidden'> | null
  /** The most disputed first. */
  items: readonly DisputedItem[]
  onPresent: (id: string) => void
}

/** For facilitators: that on which opinions differ most; one press shows one to everyone. SPEC EV12, OR8 */
export function DiscussThese({ part, items, onPresent }: DiscussTheseProps) {
  const text = useText(discussText)
  const { needsConnection } = useText(uiText)
  const { partHidden } = useText(itemText)
  const titleId = useId()
  const isOnline = useCanCall()
  if (items.length === 0) return null
  const whyNot = !isOnline ? needsConnection : part?.hidden !== false ? partHidden : null
  return (
    <section className={classes.panel} aria-labelledby={titleId}>
      <div className={classes.inner}>
        <h3 id={titleId} className={classes.title} title={text.hint}>
          <IconMessages size={18} aria-hidden="true" /> {text.discuss}
        </h3>
        <ul className={classes.list}>
          {items.map((item) => (
            <li key={item.id}>
              <button
                type="button"
                className={classes.item}
                data-color={shownColor(item.color) || undefined}
                aria-label={text.presentOne(item.text)}
                disabled={whyNot !== null}
                title={whyNot ?? text.presentHint}
                onClick={() => onPresent(item.id)}
              >
                <span className={classes.text} dir="auto">
                  {item.text}
                </span>
                <span className={classes.how}>{item.how}</span>
                <IconPresentation size={18} aria-hidden="true" />
              </button>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
