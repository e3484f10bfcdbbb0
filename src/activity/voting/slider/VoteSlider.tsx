import { ActionIcon } from '@mantine/core'
import { IconMinus, IconPlus } from '@tabler/icons-react'
import { useId, useRef } from 'react'
import type { KeyboardEvent, PointerEvent, ReactNode } from 'react'
import { middleOf, onScale } from '#domain/activity/votes/scale.ts'
import type { Scale } from '#domain/activity/votes/results.ts'
import { useText } from '#ui/texts/useText.ts'
import classes from './VoteSlider.module.css'
import { sliderText } from './sliderText.ts'
import { valueAt } from './valueAt.ts'

export interface VoteSliderProps {
  /** For screen readers: what is voted on, and on which axis. */
  label: string
  scale: Pick<Scale, 'low' | 'high'>
  /** Null while nothing is chosen: the thumb stands in the middle, hollow. */
  value: number | null
  /** Null: a touch that chose a value became a scroll of the page, and nothing was chosen before. */
  onChange: (value: number | null) => void
  isLocked?: boolean
  /** What the ends mean, such as 'Low' and 'High'; their numbers are shown in any case. */
  lowLabel?: string
  highLabel?: string
  /** Between the ends, such as what became of the choice. */
  note?: ReactNode
  /** The second slider of a target has a colour of its own. */
  tone?: 'first' | 'second'
}

interface Touch {
  pointerId: number
  /** Where it began. */
  x: number
  y: number
  /** What was chosen then. */
  before: number | null
  /** The value follows the pointer. */
  isDrag: boolean
}

/** Farther than a finger trembles, in pixels: from here on a touch is a drag. */
const dragFrom = 6
/** With more values than this, marks would be a comb. */
const mostMarks = 11
/** From here on a finger cannot choose each value: buttons make single steps. */
const longScale = 20

/**
 * A slider that shows whether anything is chosen. A tap chooses the value under it, also in the middle; a horizontal
 * drag follows the finger, and a vertical one scrolls the page without choosing anything.
 *
 * Inside is the browser's own range field, so that keys and the gestures of screen readers work; the pointer is handled
 * here, because browsers disagree about taps on the track, and none reports a tap on the value that is there.
 */
export function VoteSlider(props: VoteSliderProps) {
  const { label, scale, value, onChange, isLocked = false, lowLabel, highLabel, note, tone = 'first' } = props
  const { low, high } = scale
  const text = useText(sliderText)
  const field = useRef<HTMLInputElement>(null)
  const touch = useRef<Touch | null>(null)
  const lowId = useId()
  const highId = useId()
  const howToId = useId()
  // A vote from when the scale was longer counts as its maximum. SPEC BT2
  const chosen = value === null ? null : onScale(value, scale)
  const shown = chosen ?? middleOf(scale)
  const at = ((shown - low) / (high - low)) * 100

  const valueUnder = ({ clientX, currentTarget }: PointerEvent<HTMLDivElement>): number => {
    const { left, width } = currentTarget.getBoundingClientRect()
    const isRightToLeft = getComputedStyle(currentTarget).direction === 'rtl'
    return valueAt({ x: clientX - left, width, inset: thumbRadius, low, high, isRightToLeft })
  }
  const follow = (event: PointerEvent<HTMLDivElement>): void => {
    const under = valueUnder(event)
    if (under !== value) onChange(under)
  }
  const begin = (event: PointerEvent<HTMLDivElement>): void => {
    if (isLocked || event.button !== 0 || touch.current) return
    const { pointerId, clientX: x, clientY: y } = event
    // A finger may be about to scroll; a mouse is not.
    const isDrag = event.pointerType === 'mouse'
    touch.current = { pointerId, x, y, before: value, isDrag }
    field.current?.focus({ preventScroll: true })
    event.currentTarget.setPointerCapture(event.pointerId)
    if (isDrag) follow(event)
  }
  const move = (event: PointerEvent<HTMLDivElement>): void => {
    const now = touch.current
    if (now?.pointerId !== event.pointerId) return
    const across = Math.abs(event.clientX - now.x)
    if (across >= dragFrom && across > Math.abs(event.clientY - now.y)) now.isDrag = true
    if (now.isDrag) follow(event)
  }
  const end = (event: PointerEvent<HTMLDivElement>): void => {
    if (touch.current?.pointerId !== event.pointerId) return
    touch.current = null
    follow(event)
  }
  const scrolled = (event: PointerEvent<HTMLDivElement>): void => {
    const now = touch.current
    if (now?.pointerId !== event.pointerId) return
    touch.current = null
    if (now.before !== value) onChange(now.before)
  }
  /** From nothing, the first step chooses what the thumb stands on. */
  const step = (by: 1 | -1): void =>
    onChange(chosen === null ? shown : Math.max(low, Math.min(high, chosen + by)))
  /** The value that the thumb stands on would be no change to the field. */
  const chooseShown = (event: KeyboardEvent): void => {
    // eslint-disable-next-line no-restricted-syntax -- a slider is no text field
    if (event.key !== ' ' && event.key !== 'Enter') return
    event.preventDefault()
    if (value === null) onChange(shown)
  }
  const isLong = high - low >= longScale
  const endOf = (id: string, number: number, words: string | undefined) => {
    const told = words ? text.end(number, words) : String(number)
    return (
      <span id={id} className={classes.end} title={words && told}>
        {told}
      </span>
    )
  }

  return (
    <div className={classes.slider} data-chosen={value !== null || undefined} data-tone={tone}>
      <div className={classes.fine}>
        {isLong && (
          <ActionIcon
            size={44}
            className={classes.step ?? ''}
            aria-label={text.less(label)}
            disabled={isLocked || chosen === low}
            onClick={() => step(-1)}
          >
            <IconMinus size={18} />
          </ActionIcon>
        )}
        <div
          className={classes.touch}
          data-locked={isLocked || undefined}
          onPointerDown={begin}
          onPointerMove={move}
          onPointerUp={end}
          onPointerCancel={scrolled}
        >
          <input
            ref={field}
            className={classes.field}
            type="range"
            min={low}
            max={high}
            step={1}
            value={shown}
            disabled={isLocked}
            aria-label={label}
            aria-describedby={[lowId, highId, ...(chosen === null && !isLocked ? [howToId] : [])].join(' ')}
            aria-valuetext={chosen === null ? text.nothing : text.value(chosen, high)}
            onChange={(event) => onChange(Number(event.currentTarget.value))}
            onKeyDown={chooseShown}
          />
          <span className={classes.track} aria-hidden="true">
            {value !== null && <span className={classes.filled} style={{ inlineSize: `${at}%` }} />}
            {high - low < mostMarks &&
              Array.from({ length: high - low + 1 }, (_mark, index) => (
                <span
                  key={index}
                  className={classes.mark}
                  style={{ insetInlineStart: `${(index / (high - low)) * 100}%` }}
                />
              ))}
            <span className={classes.thumb} translate="no" style={{ insetInlineStart: `${at}%` }}>
              {chosen}
            </span>
          </span>
          <div className={classes.ends}>
            {endOf(lowId, low, lowLabel)}
            {note}
            {endOf(highId, high, highLabel)}
          </div>
        </div>
        {isLong && (
          <ActionIcon
            size={44}
            className={classes.step ?? ''}
            aria-label={text.more(label)}
            disabled={isLocked || chosen === high}
            onClick={() => step(1)}
          >
            <IconPlus size={18} />
          </ActionIcon>
        )}
      </div>
      {chosen === null && (
        <span id={howToId} hidden>
          {text.howTo(shown)}
        </span>
      )}
    </div>
  )
}

/** The thumb never leaves the field: its middle stays this far from the ends, in pixels. */
const thumbRadius = 22
