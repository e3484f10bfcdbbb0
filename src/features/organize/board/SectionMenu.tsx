import { Menu } from '@mantine/core'
import { AnchoredMenu } from '#activity/board/AnchoredMenu.tsx'
import { boardText } from '#activity/board/boardText.ts'
import { useText } from '#ui/texts/useText.ts'
import type { ShownSection } from '../items/shownSections.ts'
import type { OpenMenu } from './boardShared.ts'
import type { AskingOfSection } from './SectionDialogs.tsx'
import { sortText } from './sortText.ts'
import type { CopyFromBoard } from './useCopyFromBoard.ts'

export interface SectionMenuProps {
  menu: OpenMenu & { kind: 'section' }
  sections: readonly ShownSection[]
  onAsk: (asking: AskingOfSection) => void
  onCopy: CopyFromBoard
  onClose: () => void
}

/** The menu of a section, for facilitators. What is not sorted has no colour, and stays. SPEC OR2 */
export function SectionMenu({ menu: { id, anchor }, sections, onAsk, onCopy, onClose }: SectionMenuProps) {
  const text = useText(sortText)
  const { color, copyInput } = useText(boardText)
  const section = sections.find((one) => one.id === id)
  // Somebody deleted it while the menu was open.
  if (!section) return null
  return (
    <AnchoredMenu anchor={anchor} label={text.sectionMenu(section.text)} onClose={onClose}>
      <Menu.Item onClick={() => onAsk({ kind: 'section', act: 'rename', id })}>{text.rename}</Menu.Item>
      <Menu.Item onClick={() => onAsk({ kind: 'section', act: 'describe', id })}>{text.describe}</Menu.Item>
      {id !== null && (
        <Menu.Item onClick={() => onAsk({ kind: 'section', act: 'color', id })}>{color}</Menu.Item>
      )}
      <Menu.Item onClick={() => onCopy({ sectionIds: [id] })}>{copyInput}</Menu.Item>
      {id !== null && (
        <Menu.Item color="red" onClick={() => onAsk({ kind: 'section', act: 'delete', id })}>
          {text.deleteSection}
        </Menu.Item>
      )}
    </AnchoredMenu>
  )
}
