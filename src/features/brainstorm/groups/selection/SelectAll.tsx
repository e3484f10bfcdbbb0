import { Button } from '@mantine/core'
import type { PostView } from '#domain/brainstorm/read.ts'
import { useText } from '#ui/texts/useText.ts'
import { useGroupsDesk } from '../deskContext.ts'
import { groupsText } from '../groupsText.ts'

/** In select mode: selects all answers of a list, or none. */
export function SelectAll({ posts }: { posts: PostView[] }) {
  const text = useText(groupsText)
  const { selecting } = useGroupsDesk()
  if (!selecting.isOn || posts.length === 0) return null
  const isWhole = posts.every(({ id }) => selecting.selection.has(id))
  return (
    <Button
      variant="subtle"
      size="compact-sm"
      h={32}
      onClick={() => selecting.toggleAll(posts.map(({ id }) => id))}
    >
      {isWhole ? text.selectNone : text.selectAll}
    </Button>
  )
}
