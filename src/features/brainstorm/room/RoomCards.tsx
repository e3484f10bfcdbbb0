import { IconHeart, IconStack2 } from '@tabler/icons-react'
import { useMemo } from 'react'
import { shownColor } from '#domain/brainstorm/shownColor.ts'
import type { PostView } from '#domain/brainstorm/read.ts'
import { CountMark } from '#ui/CountMark.tsx'
import { useText } from '#ui/useText.ts'
import { FittedColumns } from '#activity/room/FittedColumns.tsx'
import type { FittedSection } from '#activity/room/FittedColumns.tsx'
import { roomBrainstormText } from './roomBrainstormText.ts'
import classes from './RoomCards.module.css'
import { RoomHeading } from '#activity/room/RoomHeading.tsx'
import { roomText } from '#activity/room/roomText.ts'
import type { OverviewTopic, RoomGroup, RoomView } from './roomView.ts'

/** Answers as cards, as large as they fit. */
export function RoomAnswers({ view: { posts, groups } }: { view: RoomView }) {
  const text = useText(roomBrainstormText)
  const sections = useMemo(() => {
    const byId = new Map(groups.map((group) => [group.id, group]))
    const cards = posts.map((post) => ({
      id: post.id,
      card: <Card post={post} group={byId.get(post.groupId ?? '') ?? null} />,
    }))
    return [{ id: 'answers', heading: null, color: 0, cards }]
  }, [posts, groups])
  return <FittedColumns label={text.answersLabel} sections={sections} />
}

/** Groups with their answers, then those in none; a presented group alone. */
export function RoomGroups({ view: { posts, groups, presentedGroup } }: { view: RoomView }) {
  const text = useText(roomBrainstormText)
  const sections = useMemo(() => {
    const section = ({
      id,
      title,
      color,
      score,
      posts: cards,
    }: Omit<RoomGroup, keyof PostPlace>): FittedSection => {
      const size = { count: cards.length, label: text.answers(cards.length) }
      const heading = { title, size, score }
      return {
        id,
        heading: {
          label: title,
          first: <RoomHeading {...heading} />,
          continued: <RoomHeading {...heading} isContinued />,
        },
        color: shownColor(color),
        cards: cards.map((post) => ({ id: post.id, card: <Card post={post} /> })),
      }
    }
    const named = (group: RoomGroup): FittedSection =>
      section({ ...group, title: group.title || text.unnamedGroup })
    if (presentedGroup) return [named(presentedGroup)]
    const loose = posts.filter(({ groupId }) => groupId === null)
    const rest = { id: 'loose', title: text.ungrouped, color: 0, score: 0, posts: loose }
    return [...groups.map(named), ...(loose.length > 0 ? [section(rest)] : [])]
  }, [posts, groups, presentedGroup, text])
  return <FittedColumns label={text.answersLabel} sections={sections} />
}

type PostPlace = Pick<PostView, 'multiTopicId' | 'questionId'>

/** All questions with how much was answered, by topic where there are several. */
export function RoomOverview({ topics }: { topics: OverviewTopic[] }) {
  const text = useText(roomBrainstormText)
  const sections = useMemo(
    () =>
      topics.map(({ topicId, topic, questions }): FittedSection => {
        const title = topic ?? text.lockedText
        return {
          id: topicId,
          heading:
            topics.length > 1
              ? {
                  label: title,
                  first: <RoomHeading title={title} />,
                  continued: <RoomHeading title={title} isContinued />,
                }
              : null,
          color: 0,
          cards: questions.map(({ questionId, question, count }) => ({
            id: questionId,
            card: (
              <article className={classes.card} dir="auto">
                <p className={classes.words}>{question ?? text.lockedText}</p>
                <p className={classes.under}>{text.answers(count)}</p>
              </article>
            ),
          })),
        }
      }),
    [topics, text],
  )
  return <FittedColumns label={text.overview} sections={sections} />
}

/** It runs in the direction of its text, with its likes at the end of the line. */
function Card({ post, group = null }: { post: PostView; group?: RoomGroup | null }) {
  const text = useText(roomBrainstormText)
  const { likes } = useText(roomText)
  return (
    <article className={classes.card} dir="auto" data-color={(group && shownColor(group.color)) || undefined}>
      <div className={classes.line}>
        <p className={classes.words}>{post.text}</p>
        {post.score > 0 && (
          <CountMark
            icon={<IconHeart size="0.95em" aria-hidden="true" />}
            count={post.score}
            label={likes(post.score)}
            className={classes.likes}
          />
        )}
      </div>
      {group && (
        <p className={classes.inGroup} dir="auto">
          <IconStack2 size="1em" aria-hidden="true" />
          <span>{group.title || text.unnamedGroup}</span>
        </p>
      )}
    </article>
  )
}
