import { boardText } from '#activity/board/boardText.ts'
import { ColorDialog } from '#activity/board/group/ColorDialog.tsx'
import { GroupNameDialog } from '#activity/board/group/GroupNameDialog.tsx'
import { editorText } from '#activity/editorText.ts'
import { DeleteDialog } from '#activity/item/deleteDialogs.ts'
import { shownColor } from '#domain/activity/colors.ts'
import type { SectionId } from '#domain/ids.ts'
import { sectionType } from '#domain/organize/items.ts'
import { labelText } from '#ui/texts/labelText.ts'
import { uiText } from '#ui/texts/text.ts'
import { useText } from '#ui/texts/useText.ts'
import { organizeEditorText } from '../editor/text.ts'
import type { ShownSection } from '../items/shownSections.ts'
import { sortText } from './sortText.ts'
import type { Arranging } from './useSorting.ts'

/** An open dialog about a section; what is not sorted, with the id null, has a name and a description only. */
export type AskingOfSection = { kind: 'section' } & (
  | { act: 'rename'; id: SectionId | null }
  | { act: 'describe'; id: SectionId | null }
  | { act: 'color' | 'delete'; id: SectionId }
)

export interface SectionDialogsProps {
  asking: AskingOfSection
  sections: readonly ShownSection[]
  arranging: Arranging
  onClose: () => void
}

/** What the menu of a section asks. SPEC OR2, OR4 */
export function SectionDialogs({ asking, sections, arranging, onClose }: SectionDialogsProps) {
  const text = useText(sortText)
  const { colors, colored } = useText(boardText)
  const { description } = useText(editorText)
  const { deleteTitle, deleteBody } = useText(organizeEditorText)
  const { rename } = useText(labelText)
  const { save } = useText(uiText)
  const section = sections.find(({ id }) => id === asking.id)
  // Somebody deleted it meanwhile.
  if (!section) return null
  const { changeSection } = arranging
  const { fields } = sectionType
  if (asking.act === 'rename') {
    return (
      <GroupNameDialog
        title={text.renameSection}
        field={{ label: text.sectionName, most: fields.text.most }}
        start={section.text}
        action={rename}
        onName={(name) => changeSection(section.id, { text: name }, text.renamed(name))}
        onClose={onClose}
      />
    )
  }
  if (asking.act === 'describe') {
    return (
      <GroupNameDialog
        title={section.text}
        field={{ label: description, most: fields.desc.most, mayBeEmpty: true }}
        start={section.desc}
        action={save}
        onName={(desc) => changeSection(section.id, { desc }, text.described)}
        onClose={onClose}
      />
    )
  }
  if (asking.act === 'color') {
    return (
      <ColorDialog
        title={text.sectionColor}
        color={shownColor(section.color)}
        onChoose={(color) => changeSection(section.id, { color }, colored(colors[color] ?? ''))}
        onClose={onClose}
      />
    )
  }
  const unsorted = sections.find(({ id }) => id === null)?.text ?? ''
  return (
    <DeleteDialog
      title={deleteTitle}
      body={deleteBody(unsorted, arranging.areVotedOn)}
      deleted={text.sectionDeleted(unsorted)}
      desk={arranging.desk}
      onConfirm={() => arranging.removeSection(asking.id)}
      onClose={onClose}
    />
  )
}
