import { memo, useEffect, useId, useRef } from 'react'
import { sliderText } from '#activity/voting/slider/sliderText.ts'
import { shownColor } from '#domain/activity/colors.ts'
import type { OrganizeItemId } from '#domain/ids.ts'
import type { ItemView } from '#domain/organize/items.ts'
import { useText } from '#ui/texts/useText.ts'
import '#ui/groupColors.css'
import classes from './PlaceOverview.module.css'
import { placeText } from './placeText.ts'
import type { Placement } from './placements.ts'
import type { Placing } from './usePlacing.ts'

/** All items with where the person has placed them; a press opens one to change it. */
export function PlaceOverview({ placing }: { placing: Placing }) {
  const text = useText(placeText)
  const { states } = useText(sliderText)
  const titleId = useId()
  const title = useRef<HTMLHeadingElement>(null)
  const { items, open, spot, ballot, openItem } = placing
  useEffect(() => {
    if (spot.focus === 'overview') title.current?.focus()
  }, [spot])
  return (
    <section className={classes.overview} aria-labelledby={titleId}>
      <h3 id={titleId} ref={title} tabIndex={-1} className={classes.title}>
        {text.overview}
      </h3>
      <ol className={classes.list} data-list="placements">
        {items.map((item) => {
          const placement = placing.placement(item.id)
          const { state } = ballot.target(item.id)
          // Before the first vote the bar says it for all.
          const isTold = state !== 'nothing' && state !== 'voted' && (state !== 'chosen' || ballot.hasVotes)
          return (
            <Row
              key={item.id}
              item={item}
              kind={placement.is}
              color={placement.is === 'in' ? shownColor(placement.section.color) : 0}
              place={placeWords(placement, text)}
              told={isTold ? states[state] : null}
              isOpen={item.id === open?.item.id}
              onOpen={openItem}
            />
          )
        })}
      </ol>
    </section>
  )
}

interface RowProps {
  item: ItemView
  kind: Placement['is']
  /** Of its section; 0 for none. */
  color: number
  place: string
  /** What became of the choice; null where nothing is to be said. */
  told: string | null
  isOpen: boolean
  onOpen: (id: OrganizeItemId) => void
}

/** Rendered again only when something of it changed: there can be 500 of them. */
const Row = memo(RowView)

function RowView({ item, kind, color, place, told, isOpen, onOpen }: RowProps) {
  const text = useText(placeText)
  return (
    <li data-row={item.id}>
      <button
        type="button"
        className={classes.row}
        data-control="open"
        data-place={kind}
        data-color={color || undefined}
        aria-current={isOpen || undefined}
        aria-label={text.openItem(item.text, told === null ? place : `${place}, ${told}`)}
        onClick={() => onOpen(item.id)}
      >
        <span className={classes.text} dir="auto">
          {item.text}
        </span>
        <span className={classes.place} dir="auto">
          {place}
        </span>
        {told !== null && <span className={classes.state}>{told}</span>}
      </button>
    </li>
  )
}

function placeWords(placement: Placement, text: typeof placeText.en): string {
  switch (placement.is) {
    case 'in':
      return placement.section.text
    case 'undecided':
      return text.undecided
    case 'gone':
      return text.goneShort
    case 'nowhere':
      return text.nowhere
  }
}
