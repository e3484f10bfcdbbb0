import { ActionIcon, Button, TextInput } from '@mantine/core'
import { IconCheck, IconX } from '@tabler/icons-react'
import { limits } from '#domain/limits.ts'
import type { ItemId } from '../board.ts'
import { uiText } from '#ui/texts/text.ts'
import { useText } from '#ui/texts/useText.ts'
import type { Suggestion } from './openSuggestions.ts'
import classes from './Suggestions.module.css'
import { suggestText } from './suggestText.ts'
import type { SuggestWords } from './suggestWords.ts'

export interface SuggestionCardProps {
  suggestion: Suggestion
  words: SuggestWords
  textOf: (id: ItemId) => string
  onRename: (name: string) => void
  onTakeOut: (id: ItemId) => void
  onAccept: () => void
  onReject: () => void
}

/** One suggested group: its editable name, its items, and the buttons to accept or reject it. */
export function SuggestionCard({ suggestion, words, textOf, ...on }: SuggestionCardProps) {
  const text = useText(suggestText)
  const ui = useText(uiText)
  const { name, itemIds } = suggestion
  const label = name.trim() || ui.unnamedGroup
  return (
    <li className={classes.card} aria-label={label} data-row={suggestion.key}>
      <TextInput
        label={text.name}
        size="sm"
        maxLength={limits.groupName}
        placeholder={ui.unnamedGroup}
        value={name}
        onChange={(event) => on.onRename(event.currentTarget.value)}
      />
      <p className={classes.count}>{words.groupCount(itemIds.length)}</p>
      <ul className={classes.members}>
        {itemIds.map((id) => (
          <li key={id} className={classes.member}>
            <span className={classes.memberText}>{textOf(id)}</span>
            <ActionIcon
              size={32}
              data-control="takeOut"
              aria-label={text.takeOut(textOf(id))}
              title={text.takeOut('').replace(/:\s*$/, '')}
              onClick={() => on.onTakeOut(id)}
            >
              <IconX size={16} />
            </ActionIcon>
          </li>
        ))}
      </ul>
      <div className={classes.actions}>
        <Button
          variant="default"
          size="sm"
          aria-label={text.rejectNamed(label)}
          data-control="reject"
          onClick={on.onReject}
        >
          {text.reject}
        </Button>
        <Button
          size="sm"
          leftSection={<IconCheck size={16} />}
          aria-label={text.acceptNamed(label)}
          data-control="accept"
          onClick={on.onAccept}
        >
          {text.accept}
        </Button>
      </div>
    </li>
  )
}
