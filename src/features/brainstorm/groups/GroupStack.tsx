import classes from './GroupStack.module.css'
import type { GroupWithPosts } from './groupBoard.ts'

/** Cards of a stack that can be read; one more shows that there are others. */
const visible = 3
const layers = 4

/** The answers of a group, one card over the other. */
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
