import { IconLock } from '@tabler/icons-react'
import { useMemo } from 'react'
import { readPosts } from '#domain/brainstorm/read.ts'
import type { PostView } from '#domain/brainstorm/read.ts'
import { searchIn } from '#domain/search.ts'
import { useDerived } from '#sync/useDoc.ts'
import { useText } from '#ui/useText.ts'
import { answersText } from './answersText.ts'
import classes from './OverviewPage.module.css'
import { overviewText } from './overviewText.ts'
import { listPosts } from './postList.ts'
import type { Own, PostItem, PostPlaceOf } from './postList.ts'
import { brainstormText } from './text.ts'
import { usePostCount, useQuestionFlags } from './useBrainstorm.ts'
import type { Brainstorm } from './useBrainstorm.ts'
import { postRoots } from './usePosts.ts'

/** Cards of one question that are shown at a glance; the rest are a press away. */
const glance = 12

export interface OverviewPageProps {
  brainstorm: Brainstorm
  own: Own
  search: string
  isLed: boolean
  onSelect: (topicId: string, position: number) => void
}

/** Every question of every topic with its answers, to read. */
export function OverviewPage({ brainstorm, own, search, isLed, onSelect }: OverviewPageProps) {
  const shared = useText(brainstormText)
  const text = useText(answersText)
  const { topics, questions, source } = brainstorm
  const posts = useDerived(source, postRoots, readPosts)
  const lists = useMemo(() => {
    const places = topics.flatMap(({ id }) =>
      questions.map((question) => ({ multiTopicId: id, questionId: question.id })),
    )
    const byPlace = new Map<string, PostView[]>()
    for (const post of posts) {
      const there = byPlace.get(placeKey(post))
      if (there) there.push(post)
      else byPlace.set(placeKey(post), [post])
    }
    return new Map(
      places.map((place) => {
        const there = listPosts(byPlace.get(placeKey(place)) ?? [], own, place, false)
        return [placeKey(place), searchIn(there, search, (post) => post.text)]
      }),
    )
  }, [posts, own, topics, questions, search])
  const found = [...lists.values()].reduce((sum, list) => sum + list.length, 0)
  return (
    <div className={classes.page}>
      {search.trim() !== '' && (
        <p className={classes.matches} role="status">
          {text.matches(found, posts.length)}
        </p>
      )}
      {topics.map((topic, topicAt) => (
        <section key={topic.id} className={classes.topic} aria-labelledby={`topic-${topic.id}`}>
          <h2 id={`topic-${topic.id}`} className={classes.topicText}>
            {topic.text ?? shared.lockedShort}
          </h2>
          <div className={classes.questions}>
            {questions.map((question, position) => (
              <QuestionColumn
                key={question.id}
                {...{ brainstorm, position, isLed }}
                topicId={topic.id}
                questionId={question.id}
                title={question.text === null || topic.text === null ? null : question.text}
                posts={lists.get(placeKey({ multiTopicId: topic.id, questionId: question.id })) ?? []}
                onSelect={() => onSelect(topic.id, position)}
              />
            ))}
          </div>
          {topicAt < topics.length - 1 && <hr className={classes.line} />}
        </section>
      ))}
    </div>
  )
}

function placeKey({ multiTopicId, questionId }: PostPlaceOf): string {
  return `${multiTopicId} ${questionId}`
}

interface QuestionColumnProps {
  brainstorm: Brainstorm
  topicId: string
  questionId: string
  position: number
  /** null: locked */
  title: string | null
  posts: PostItem[]
  isLed: boolean
  onSelect: () => void
}

function QuestionColumn(props: QuestionColumnProps) {
  const { brainstorm, topicId, questionId, position, title, posts, isLed, onSelect } = props
  const shared = useText(brainstormText)
  const words = useText(answersText)
  const text = useText(overviewText)
  const count = usePostCount(brainstorm.board, topicId, questionId)
  const { areAnswersShown } = useQuestionFlags(brainstorm.board, topicId, questionId)
  const isLocked = title === null
  return (
    <section className={classes.question} aria-label={title ?? shared.lockedQuestion}>
      <h3 className={classes.questionText}>
        <button type="button" className={classes.select} disabled={isLed || isLocked} onClick={onSelect}>
          {isLocked && <IconLock size={16} aria-hidden="true" />}
          {words.questionAt(position + 1, title ?? shared.lockedShort)}
        </button>
      </h3>
      <p className={classes.count}>
        {shared.responses(Math.max(count, posts.length))}
        {!areAnswersShown && !isLocked && ` · ${text.hidden}`}
      </p>
      <ul className={classes.cards}>
        {posts.slice(0, glance).map((post) => (
          <li key={post.id} className={classes.card} data-mine={post.isMine || undefined}>
            {post.text}
          </li>
        ))}
      </ul>
      {posts.length > glance && (
        <button type="button" className={classes.more} disabled={isLed} onClick={onSelect}>
          {text.more(posts.length - glance)}
        </button>
      )}
    </section>
  )
}
