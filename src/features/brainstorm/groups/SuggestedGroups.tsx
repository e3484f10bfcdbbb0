import { SuggestionsPanel } from '#activity/board/suggest/SuggestionsPanel.tsx'
import { newId } from '#api/newId.ts'
import { acceptSuggestions } from '#domain/brainstorm/groups/acceptSuggestions.ts'
import { tryEdit } from '#sync/documents/desk.ts'
import { useText } from '#ui/texts/useText.ts'
import type { Brainstorm } from '../useBrainstorm.ts'
import { groupsText } from './groupsText.ts'
import { brainstormSuggestText } from './suggestText.ts'
import { useGroupBoard } from './useGroupBoard.ts'

export interface SuggestedGroupsProps {
  brainstorm: Brainstorm
  topicId: string
  questionId: string
  onClose: () => void
}

/** Suggested groups for the answers to a question. */
export function SuggestedGroups({ brainstorm, topicId, questionId, onClose }: SuggestedGroupsProps) {
  const { ungrouped } = useGroupBoard(brainstorm, topicId, questionId)
  const { groupCount } = useText(groupsText)
  const words = { ...useText(brainstormSuggestText), groupCount }
  return (
    <SuggestionsPanel
      {...{ ungrouped, words, onClose }}
      onAccept={(suggestions) => {
        const accepted = suggestions.map(({ name, itemIds }) => ({ id: newId(), name, itemIds }))
        return tryEdit(brainstorm.source, (desk) => acceptSuggestions(desk, accepted))
      }}
    />
  )
}
