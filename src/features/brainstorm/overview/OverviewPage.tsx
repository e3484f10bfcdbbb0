import { useMemo } from 'react'
import { activityText } from '#activity/text.ts'
import { readPosts } from '#domain/brainstorm/read.ts'
import type { PostView } from '#domain/brainstorm/read.ts'
import { searchIn } from '#domain/search.ts'
import { useDerived } from '#sync/documents/useDoc.ts'
import { useText } from '#ui/texts/useText.ts'
import classes from './OverviewPage.module.css'
import { OverviewTopic } from './OverviewTopic.tsx'
import { listPosts } from '../answers/postList.ts'
import type { TopicQuestion } from '../answers/postList.ts'
import type { Own } from '#activity/overlay/own.ts'
import type { Brainstorm } from '../useBrainstorm.ts'
import { brainstormText } from '../text.ts'
import { postRoots } from '../answers/usePosts.ts'

export interface OverviewPageProps {
  brainstorm: Brainstorm
  own: Own<PostView>
  search: string
  isLed: boolean
  onSelect: (topicId: string, position: number) => void
}

/** All questions of all topics with their answers, read-only. */
export function OverviewPage({ brainstorm, own, search, isLed, onSelect }: OverviewPageProps) {
  const text = useText(activityText)
  const { noAnswersTitle } = useText(brainstormText)
  const { topics, questions, source } = brainstorm
  const posts = useDerived(source, postRoots, readPosts)
  const lists = useMemo(() => {
    const questionsOfTopics = topics.flatMap(({ id }) =>
      questions.map((question) => ({ multiTopicId: id, questionId: question.id })),
    )
    const byQuestion = new Map<string, PostView[]>()
    for (const post of posts) {
      const there = byQuestion.get(keyOf(post))
      if (there) there.push(post)
      else byQuestion.set(keyOf(post), [post])
    }
    return new Map(
      questionsOfTopics.map((at) => {
        const there = listPosts(byQuestion.get(keyOf(at)) ?? [], own, at, false)
        return [keyOf(at), searchIn(there, search, (post) => post.text)]
      }),
    )
  }, [posts, own, topics, questions, search])
  const found = [...lists.values()].reduce((sum, list) => sum + list.length, 0)
  return (
    <div className={classes.page} data-list="overview">
      {search.trim() !== '' && (
        <p className={classes.matches} role="status">
          {posts.length > 0 ? text.matches(found, posts.length) : noAnswersTitle}
        </p>
      )}
      {topics.map((topic, topicAt) => (
        <OverviewTopic
          key={topic.id}
          {...{ brainstorm, topic, topicAt, isLed }}
          postsOf={(questionId) => lists.get(keyOf({ multiTopicId: topic.id, questionId })) ?? []}
          onSelect={(position) => onSelect(topic.id, position)}
        />
      ))}
    </div>
  )
}

function keyOf({ multiTopicId, questionId }: TopicQuestion): string {
  return `${multiTopicId} ${questionId}`
}
