import { IconHeart, IconStack2 } from '@tabler/icons-react'
import { useMemo } from 'react'
import { shownColor } from '#domain/brainstorm/groups/shownColor.ts'
import type { PostView } from '#domain/brainstorm/read.ts'
import { CountMark } from '#ui/CountMark.tsx'
import { uiText } from '#ui/texts/text.ts'
import { useText } from '#ui/texts/useText.ts'
import { FittedColumns } from '#activity/projector/FittedColumns.tsx'
import type { FittedSection } from '#activity/projector/FittedColumns.tsx'
import { projectorBrainstormText } from './projectorBrainstormText.ts'
import classes from './ProjectorCards.module.css'
import { ProjectorHeading } from '#activity/projector/ProjectorHeading.tsx'
import { projectorViewText } from '#activity/projector/projectorViewText.ts'
import type { OverviewTopic, ProjectorGroup, ProjectorView } from './projectorView.ts'

/** Answers as cards, as large as fits. */
export function ProjectorAnswers({ view: { posts, groups } }: { view: ProjectorView }) {
  const text = useText(projectorBrainstormText)
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

/** Groups with their answers, then the ungrouped answers; a presented group is shown alone. */
export function ProjectorGroups({ view: { posts, groups, presentedGroup } }: { view: ProjectorView }) {
  const text = useText(projectorBrainstormText)
  const ui = useText(uiText)
  const sections = useMemo(() => {
    const section = ({
      id,
      title,
      color,
      score,
      posts: cards,
    }: Omit<ProjectorGroup, keyof TopicQuestion>): FittedSection => {
      const size = { count: cards.length, label: text.answers(cards.length) }
      const heading = { title, size, score }
      return {
        id,
        heading: {
          label: title,
          first: <ProjectorHeading {...heading} />,
          continued: <ProjectorHeading {...heading} isContinued />,
        },
        color: shownColor(color),
        cards: cards.map((post) => ({ id: post.id, card: <Card post={post} /> })),
      }
    }
    const named = (group: ProjectorGroup): FittedSection =>
      section({ ...group, title: group.title || ui.unnamedGroup })
    if (presentedGroup) return [named(presentedGroup)]
    const loose = posts.filter(({ groupId }) => groupId === null)
    const rest = { id: 'loose', title: text.ungrouped, color: 0, score: 0, posts: loose }
    return [...groups.map(named), ...(loose.length > 0 ? [section(rest)] : [])]
  }, [posts, groups, presentedGroup, text, ui])
  return <FittedColumns label={text.answersLabel} sections={sections} />
}

type TopicQuestion = Pick<PostView, 'multiTopicId' | 'questionId'>

/** All questions with their number of answers, by topic where there are several. */
export function ProjectorOverview({ topics }: { topics: OverviewTopic[] }) {
  const text = useText(projectorBrainstormText)
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
                  first: <ProjectorHeading title={title} />,
                  continued: <ProjectorHeading title={title} isContinued />,
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

/** The card follows the direction of its text, with the likes at the end of the line. */
function Card({ post, group = null }: { post: PostView; group?: ProjectorGroup | null }) {
  const ui = useText(uiText)
  const { likes } = useText(projectorViewText)
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
          <span>{group.title || ui.unnamedGroup}</span>
        </p>
      )}
    </article>
  )
}
