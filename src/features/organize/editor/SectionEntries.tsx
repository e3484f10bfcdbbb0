import { boardText } from '#activity/board/boardText.ts'
import { AutosaveField } from '#activity/editor/AutosaveField.tsx'
import { ColorMenu } from '#activity/editor/ColorMenu.tsx'
import { EntryList } from '#activity/editor/EntryList.tsx'
import { editorText } from '#activity/editorText.ts'
import { useEntryActs } from '#activity/editor/useEntryActs.ts'
import { newId } from '#api/newId.ts'
import { limits, times } from '#domain/limits.ts'
import { sectionRules } from '#domain/organize/rules.ts'
import { useText } from '#ui/texts/useText.ts'
import type { Organize } from '../useOrganize.ts'
import { organizeEditorText } from './text.ts'
import { useSectionActs } from './useSectionActs.ts'

export interface SectionEntriesProps {
  organize: Organize
  isConnected: boolean
}

/** The sections in the editor: added, also several pasted lines, renamed, described, coloured, sorted and deleted. SPEC OR2 */
export function SectionEntries({ organize, isConnected }: SectionEntriesProps) {
  const text = useText(organizeEditorText)
  const { description } = useText(editorText)
  const { colors } = useText(boardText)
  const { source, sorting, unsortedName } = organize
  const acts = useEntryActs(source, sectionRules)
  const { change, addAll } = useSectionActs(source)
  const sections = organize.sections.flatMap(({ id, ...section }) => (id === null ? [] : { id, ...section }))
  const sectionOf = (id: string) => sections.find((section) => section.id === id)
  return (
    <EntryList
      title={text.sections}
      addLabel={text.addSection}
      whyNoMore={sections.length >= limits.organizeSections ? text.mostSections : null}
      emptyHint={text.noSections}
      entries={sections.map((section) => ({ id: section.id, text: section.text, isHidden: false }))}
      selectedId={null}
      limit={limits.sectionName}
      delayMs={times.fieldSaveMs}
      {...{ acts, newId, isConnected }}
      desk={source}
      labelAt={text.sectionAt}
      newText={text.newSection}
      confirm={{
        title: text.deleteTitle,
        body: text.deleteBody(unsortedName, sorting === 'EACH'),
      }}
      controlsOf={(id, label) => (
        <ColorMenu
          names={colors}
          labelOf={(name) => text.colorOf(label, name)}
          color={sectionOf(id)?.color ?? 0}
          onChoose={(color) => change(id, { color })}
        />
      )}
      fieldsOf={(id, label) => (
        <AutosaveField
          ariaLabel={text.descriptionOf(label)}
          placeholder={description}
          value={sectionOf(id)?.desc ?? ''}
          limit={limits.sectionDesc}
          delayMs={times.fieldSaveMs}
          save={(desc) => Promise.resolve(change(id, { desc }))}
        />
      )}
      onLines={addAll}
      onSelect={(id) =>
        document
          .querySelector(`main [data-section="${CSS.escape(id)}"]`)
          ?.scrollIntoView({ block: 'nearest', inline: 'center' })
      }
    />
  )
}
