import { NativeSelect } from '@mantine/core'
import { useMemo, useState } from 'react'
import { Suggestions } from '#activity/board/suggest/Suggestions.tsx'
import classes from '#activity/board/suggest/Suggestions.module.css'
import { suggestText } from '#activity/board/suggest/suggestText.ts'
import { newId } from '#api/newId.ts'
import { acceptSuggestions } from '#domain/organize/acceptSuggestions.ts'
import type { OrganizedSection } from '#domain/organize/places.ts'
import { tryEdit } from '#sync/documents/desk.ts'
import { AppDialog } from '#ui/dialogs/AppDialog.tsx'
import { uiText } from '#ui/texts/text.ts'
import { useText } from '#ui/texts/useText.ts'
import { organizeText } from '../text.ts'
import type { Organize } from '../useOrganize.ts'
import { organizeSuggestText } from './suggestText.ts'

export interface SuggestedGroupsProps {
  organize: Organize
  onClose: () => void
}

/** Suggested groups for the items of a section, or of what is not sorted, that are in no group. SPEC G6, OR6 */
export function SuggestedGroups({
  organize: { source, sections, unsortedName },
  onClose,
}: SuggestedGroupsProps) {
  const { title } = useText(suggestText)
  const { items: groupCount } = useText(organizeText)
  const { unnamedGroup } = useText(uiText)
  const text = useText(organizeSuggestText)
  const [at, setAt] = useState(
    () => (sections.find((one) => looseIn(one).length > 1) ?? sections[0])?.id ?? null,
  )
  const section = sections.find(({ id }) => id === at) ?? sections[0]
  const ungrouped = useMemo(() => (section ? looseIn(section) : []), [section])
  const id = section?.id ?? null
  return (
    <AppDialog title={title} isLarge onClose={onClose}>
      <div className={classes.list} data-keeps-focus>
        <NativeSelect
          label={text.section}
          data={sections.map((one) => ({
            value: one.id ?? '',
            label: text.option(one.id === null ? unsortedName : one.text, looseIn(one).length),
          }))}
          value={id ?? ''}
          onChange={({ currentTarget: { value } }) => setAt(value || null)}
        />
        <Suggestions
          key={id}
          {...{ ungrouped }}
          words={{ ...text, groupCount }}
          onAccept={(suggestions) => {
            const accepted = suggestions.map(({ name, itemIds }) => ({
              ...{ id: newId(), itemIds },
              // A group has a name here.
              name: name.trim() || unnamedGroup,
            }))
            return tryEdit(source, (desk) => acceptSuggestions(desk, id, accepted))
          }}
        />
      </div>
    </AppDialog>
  )
}

function looseIn({ entries }: OrganizedSection): OrganizedSection['entries'][number]['items'] {
  return entries.flatMap(({ group, items }) => (group ? [] : items))
}
