import { Button } from '@mantine/core'
import { useText } from '#ui/texts/useText.ts'
import { voteResultsText } from '../../voting/resultsText.ts'
import { useNumbers } from '../useNumbers.ts'
import type { AvailableSpace } from '../useAvailableSpace.ts'
import type { Bubble } from './bubbles.ts'
import type { MatrixAxis } from './matrix.ts'
import classes from './MatrixChart.module.css'
import { matrixText } from './matrixText.ts'

export interface BubbleDetailsProps {
  bubble: Bubble
  axes: readonly [MatrixAxis, MatrixAxis]
  /** Size of the picture that they lie over. */
  room: AvailableSpace
  onOpen?: ((id: string) => void) | undefined
  onLeave: () => void
  onEnter: () => void
}

/** In pixels: below, details stand above or below their bubble, since beside it they would leave the screen. */
const narrow = 640

/** The item of a bubble with all its values, beside the bubble: on focus, under the mouse, and after a touch. */
export function BubbleDetails({ bubble, axes, room, onOpen, onEnter, onLeave }: BubbleDetailsProps) {
  const text = useText(matrixText)
  const few = useText(voteResultsText)
  const numbers = useNumbers()
  const { item, x, y, radius, mean1, mean2 } = bubble
  const values = [
    {
      axis: axes[0],
      mean: mean1,
      spread: item.result.axis1.spread,
      before: item.earlier?.axis1.mean ?? null,
    },
    {
      axis: axes[1],
      mean: mean2,
      spread: item.result.axis2?.spread,
      before: item.earlier?.axis2?.mean ?? null,
    },
  ]
  // Where there is most room, so that neighbours stay visible.
  const [isRight, isBelow] = [x < room.width / 2, y < room.height / 2]
  const isNarrow = room.width < narrow
  const [aside, away] = [radius * 0.6 + 6, isNarrow ? radius + 10 : radius * 0.6 + 6]
  const side = isRight ? { left: x + aside } : { right: room.width - x + aside }
  const end = isBelow ? { top: y + away } : { bottom: room.height - y + away }
  return (
    <div
      className={classes.details}
      style={{ ...(isNarrow ? { left: 0, right: 0, margin: '0 auto' } : side), ...end }}
      // A press keeps the focus on the bubble: losing it would close the details before the click.
      onMouseDown={(event) => event.preventDefault()}
      onPointerEnter={onEnter}
      onPointerLeave={({ pointerType }) => {
        if (pointerType === 'mouse') onLeave()
      }}
    >
      <p dir="auto">
        <strong>
          {item.number}. {item.text}
        </strong>
      </p>
      {values.map(({ axis, mean, spread, before }, index) => (
        <p key={index} className={classes.values}>
          {axis.title}: {numbers.value(mean)}, {text.spread(numbers.value(spread))}
          {before !== null && ` (${text.beforeOne(numbers.value(before))})`}
        </p>
      ))}
      <p className={classes.values}>{text.votes(item.result.count)}</p>
      {item.result.withheld > 0 && <p className={classes.values}>{few.withheld(item.result.withheld)}</p>}
      {onOpen && (
        <Button size="compact-sm" variant="light" tabIndex={-1} onClick={() => onOpen(item.id)}>
          {text.open}
        </Button>
      )}
    </div>
  )
}
