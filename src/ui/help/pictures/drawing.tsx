import type { TablerIcon } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import classes from './drawing.module.css'

/** Size of every picture. */
export const sheet = { width: 320, height: 180 }

export interface Box {
  x: number
  y: number
  w: number
  h: number
}

/** `surface` is the background, `soft` and `accent` draw attention, `text` stands for words. */
export type Tone = 'surface' | 'sunken' | 'soft' | 'accent' | 'text' | 'strong' | 'good' | 'warn' | 'bad'

/** A rounded area: a card, a button, a window. */
export function Area({ x, y, w, h, tone = 'surface', round = 8 }: Box & { tone?: Tone; round?: number }) {
  return <rect {...{ x, y }} width={w} height={h} rx={round} className={classes[tone]} />
}

/** A line of text; pictures have no words, so that they suit every language. */
export function Line({ x, y, w, tone = 'text' }: Pick<Box, 'x' | 'y' | 'w'> & { tone?: Tone }) {
  return <rect {...{ x, y }} width={w} height={6} rx={3} className={classes[tone]} />
}

/** An answer, an activity, a session: a card with two lines. */
export function Card({ x, y, w, h, tone = 'surface' }: Box & { tone?: Tone }) {
  return (
    <>
      <Area {...{ x, y, w, h, tone }} />
      <Line x={x + 10} y={y + 11} w={w * 0.62} tone="strong" />
      {h > 34 && <Line x={x + 10} y={y + 23} w={w * 0.42} />}
    </>
  )
}

export function Dot({ x, y, r = 8, tone = 'accent' }: { x: number; y: number; r?: number; tone?: Tone }) {
  return <circle cx={x} cy={y} r={r} className={classes[tone]} />
}

export interface SignProps {
  of: TablerIcon
  x: number
  y: number
  size?: number
  ink?: 'accent' | 'quiet' | 'white' | 'good' | 'bad' | 'warn'
}

/** One of the product's icons; x and y are its top left corner. */
export function Sign({ of: Icon, x, y, size = 22, ink = 'accent' }: SignProps) {
  return <Icon {...{ x, y, size }} className={classes[`${ink}Ink`]} aria-hidden="true" />
}

/** A laptop's window with its bar. */
export function Window({ x, y, w, h, children }: Box & { children?: ReactNode }) {
  return (
    <>
      <Area {...{ x, y, w, h }} round={10} />
      <path d={`M${x} ${y + 18}h${w}`} className={classes.stroke} />
      <Dot x={x + 11} y={y + 9} r={3} tone="text" />
      <Dot x={x + 21} y={y + 9} r={3} tone="text" />
      {children}
    </>
  )
}

/** A phone, 56 by 100. */
export function Phone({ x, y, children }: Pick<Box, 'x' | 'y'> & { children?: ReactNode }) {
  return (
    <>
      <Area {...{ x, y }} w={56} h={100} round={11} />
      <Line x={x + 20} y={y + 6} w={16} />
      {children}
    </>
  )
}

/** A straight arrow. */
export function Arrow({ from, to }: { from: [number, number]; to: [number, number] }) {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  const angle = (Math.atan2(dy, dx) * 180) / Math.PI
  return (
    <>
      <path d={`M${from.join(' ')}L${to.join(' ')}`} className={classes.arrow} />
      <path
        d="M-7 -5L0 0L-7 5"
        className={classes.arrow}
        transform={`translate(${to.join(' ')}) rotate(${angle})`}
      />
    </>
  )
}
