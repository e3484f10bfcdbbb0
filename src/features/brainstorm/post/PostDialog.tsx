import { Button } from '@mantine/core'
import { IconHeart, IconHeartFilled } from '@tabler/icons-react'
import { ItemEditor } from '#activity/item/ItemEditor.tsx'
import type { OpenItem } from '#activity/presented/useOpenItem.ts'
import { activityText } from '#activity/text.ts'
import { limits } from '#domain/limits.ts'
import { useText } from '#ui/texts/useText.ts'
import { brainstormText } from '../text.ts'
import type { PostItem } from '../answers/postList.ts'
import type { Answers } from '../answers/useAnswers.ts'
import type { Brainstorm } from '../useBrainstorm.ts'
import { PostComments } from './PostComments.tsx'
import { usePostEdits } from './usePostEdits.ts'

export interface PostDialogProps {
  brainstorm: Brainstorm
  answers: Answers
  opened: OpenItem<PostItem>
  post: PostItem
}

const fields = { text: { most: limits.postText } }

/** One answer in full: edit, like, delete, present, comments. */
export function PostDialog({ brainstorm, answers, opened, post }: PostDialogProps) {
  const shared = useText(activityText)
  const { likingClosed } = useText(brainstormText)
  const acts = usePostEdits(brainstorm, answers.acts)
  const { likes, isLocked, like, flags } = answers
  const act = post.hasLiked ? shared.unlike : shared.like
  const whyNot = likes.areClosed ? likingClosed : isLocked ? shared.inputLocked : null
  return (
    <ItemEditor
      item={post}
      source={brainstorm.source}
      areShown={flags.areAnswersShown}
      {...{ opened, fields, acts, isLocked }}
      actions={
        <Button
          variant="default"
          aria-pressed={post.hasLiked}
          aria-label={likes.areCountsHidden ? act : `${act}, ${shared.likes(post.score)}`}
          leftSection={post.hasLiked ? <IconHeartFilled size={18} /> : <IconHeart size={18} />}
          disabled={whyNot !== null}
          title={whyNot ?? undefined}
          onClick={() => like(post.id, !post.hasLiked)}
        >
          {likes.areCountsHidden ? act : shared.likes(post.score)}
        </Button>
      }
      below={(isFootTaken) => <PostComments {...{ brainstorm, isLocked, isFootTaken }} postId={post.id} />}
    />
  )
}
