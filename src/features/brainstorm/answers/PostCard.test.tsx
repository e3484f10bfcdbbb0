import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderView } from '#support/views/renderView.tsx'
import { PostCard } from './PostCard.tsx'
import type { PostItem } from './postList.ts'

const post = { id: 'p', text: 'Tea', groupId: null, hasLiked: true, isMine: false, isSaved: true, score: 1 }
const acts = { onOpen: () => undefined, onLike: () => undefined, onSelectGroup: null }

test.each([
  [false, null, 'Remove like, 1 like', ''],
  [true, null, 'Remove like', ''],
  [false, 'Liking is closed.', 'Remove like, 1 like', 'Liking is closed.'],
])(
  '[B16] [B17] a like has its count unless counts are hidden (%s), and is off with the reason (%s)',
  (areLikesHidden, whyNoLikes, name, reason) => {
    renderView(
      <PostCard
        {...{ areLikesHidden, whyNoLikes, ...acts }}
        {...{ isClosed: false, commentCount: 0, groupTitle: null, groupColor: 0 }}
        post={post as PostItem}
      />,
    )
    const like = screen.getByRole<HTMLButtonElement>('button', { name })
    expect([like.disabled, like.title]).toEqual([reason !== '', reason])
  },
)
