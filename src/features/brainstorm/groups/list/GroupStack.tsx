import classes from './GroupStack.module.css'
import type { GroupWithPosts } from '../groupBoard.ts'

/** Number of legible cards in a stack; an additional empty one indicates that there are more. */
const visible = 3
const layers = 4

/** The answers of a group as a stack of cards. */
export function GroupStack({ posts }: Pick<GroupWithPosts, 'posts'>) {
  return (
    <ul className={classes.stack}>
      {posts.slice(0, visible).map((post) => (
        <li key={post.id} className={classes.card}>
          {post.text}
        </li>
      ))}
      {posts.length >= layers && <li className={classes.edge} aria-hidden="true" />}
    </ul>
  )
}
