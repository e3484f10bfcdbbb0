import { IconThumbUp } from '@tabler/icons-react'
import type { PostView } from '#domain/brainstorm/read.ts'
import { useText } from '#ui/useText.ts'
import { FittedColumns } from './FittedColumns.tsx'
import { projectorText } from './projectorText.ts'
import classes from './RoomCards.module.css'
import type { OverviewItem, RoomView } from './roomView.ts'

/** Answers as cards, as large as they fit. */
export function RoomAnswers({ posts }: { posts: PostView[] }) {
  const text = useText(projectorText)
  return (
    <FittedColumns label={text.answersLabel}>
      {posts.map((post) => (
        <Card key={post.id} post={post} />
      ))}
    </FittedColumns>
  )
}

/** Groups with their answers, then those in none. */
export function RoomGroups({ view }: { view: RoomView }) {
  const text = useText(projectorText)
  const loose = view.posts.filter(({ groupId }) => groupId === null)
  return (
    <FittedColumns label={text.answersLabel}>
      {view.groups.map(({ id, title, posts }) => (
        <section key={id} className={classes.group} aria-label={title || text.unnamedGroup}>
          <h3 className={classes.title}>
            {title || text.unnamedGroup} <span className={classes.size}>{posts.length}</span>
          </h3>
          {posts.map((post) => (
            <Card key={post.id} post={post} />
          ))}
        </section>
      ))}
      {loose.length > 0 && (
        <section className={classes.group} aria-label={text.ungrouped}>
          <h3 className={classes.title}>
            {text.ungrouped} <span className={classes.size}>{loose.length}</span>
          </h3>
          {loose.map((post) => (
            <Card key={post.id} post={post} />
          ))}
        </section>
      )}
    </FittedColumns>
  )
}

/** All questions with how much was answered. */
export function RoomOverview({ items }: { items: OverviewItem[] }) {
  const text = useText(projectorText)
  return (
    <FittedColumns label={text.overview}>
      {items.map(({ topicId, questionId, topic, question, count }) => (
        <article key={`${topicId} ${questionId}`} className={classes.card}>
          {topic !== null && <div className={classes.topic}>{topic}</div>}
          <div>{question ?? text.lockedText}</div>
          <div className={classes.topic}>{text.answers(count)}</div>
        </article>
      ))}
    </FittedColumns>
  )
}

function Card({ post }: { post: PostView }) {
  const text = useText(projectorText)
  return (
    <article className={classes.card}>
      <span className={classes.words}>{post.text}</span>
      {post.score > 0 && (
        <span className={classes.likes} role="img" aria-label={text.likes(post.score)}>
          <IconThumbUp size="0.9em" /> {post.score}
        </span>
      )}
    </article>
  )
}
