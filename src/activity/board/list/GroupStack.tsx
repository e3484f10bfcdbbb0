import classes from './GroupStack.module.css'
import type { BoardGroup } from '../board.ts'

/** Number of legible cards in a stack; an additional empty one indicates that there are more. */
const visible = 3
const layers = 4

/** The items of a group as a stack of cards. */
export function GroupStack({ items }: Pick<BoardGroup, 'items'>) {
  return (
    <ul className={classes.stack}>
      {items.slice(0, visible).map((item) => (
        <li key={item.id} className={classes.card}>
          {item.text}
        </li>
      ))}
      {items.length >= layers && <li className={classes.edge} aria-hidden="true" />}
    </ul>
  )
}
