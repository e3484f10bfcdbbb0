import { IconStack2 } from '@tabler/icons-react'
import { EmptyState } from '#ui/EmptyState.tsx'
import { useText } from '#ui/useText.ts'
import type { GroupBoard } from './groupBoard.ts'
import classes from './Groups.module.css'
import { brainstormText } from '../text.ts'

/** Groups and their answers, to read. */
export function GroupsReading({ board }: { board: GroupBoard }) {
  const text = useText(brainstormText)
  if (board.groups.length === 0) {
    return (
      <EmptyState
        icon={<IconStack2 size={28} />}
        title={text.noGroupsTitle}
        hint={text.noGroupsParticipantHint}
      />
    )
  }
  return (
    <div className={classes.reading}>
      {board.groups.map((group) => (
        <section key={group.id} className={classes.group} aria-label={group.title || text.unnamedGroup}>
          <h3 className={classes.groupTitle}>{group.title || text.unnamedGroup}</h3>
          <p className={classes.groupCount}>{text.groupCount(group.posts.length)}</p>
          <ul className={classes.posts}>
            {group.posts.map((post) => (
              <li key={post.id} className={classes.post}>
                {post.text}
              </li>
            ))}
          </ul>
        </section>
      ))}
      {board.ungrouped.length > 0 && (
        <section className={classes.group} aria-label={text.ungrouped}>
          <h3 className={classes.groupTitle}>{text.ungrouped}</h3>
          <ul className={classes.posts}>
            {board.ungrouped.map((post) => (
              <li key={post.id} className={classes.post}>
                {post.text}
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}
