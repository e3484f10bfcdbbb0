import { Tabs, Text } from '@mantine/core'
import { IconEyeOff } from '@tabler/icons-react'
import { useText } from '#ui/texts/useText.ts'
import { rangeName, untakenIn } from './cellSelection.ts'
import type { CellSelection } from './cellSelection.ts'
import classes from './ImportData.module.css'
import { importDataText } from './importDataText.ts'
import { sheetLimits } from './sheet.ts'
import type { Sheet } from './sheet.ts'
import { SheetGrid } from './SheetGrid.tsx'

export interface DataStepProps {
  sheets: readonly Sheet[]
  /** Index of the sheet that is shown. */
  shown: number
  selection: CellSelection | null
  /** The selection. */
  texts: readonly string[]
  /** Maximum length of a text. */
  longest: number
  onShow: (sheet: number) => void
  onSelect: (selection: CellSelection) => void
}

/** The sheets of a file, and the selected cells of one. */
export function DataStep({ sheets, shown, selection, texts, longest, onShow, onSelect }: DataStepProps) {
  const text = useText(importDataText)
  const sheet = sheets[shown]
  const untaken = sheet ? untakenIn(sheet, selection) : 0
  const tooLong = texts.filter((one) => one.length > longest).length
  return (
    <section aria-labelledby="import-data-step">
      <h3 id="import-data-step" className={classes.stepTitle}>
        {text.selectData}
      </h3>
      <Tabs value={String(shown)} onChange={(value) => onShow(Number(value))}>
        <Tabs.List aria-label={text.sheets} className={classes.tabs ?? ''}>
          {sheets.map(({ name, isHidden }, index) => (
            <Tabs.Tab
              key={name}
              value={String(index)}
              rightSection={isHidden && <IconEyeOff size={14} role="img" aria-label={text.hidden} />}
            >
              {name}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {sheets.map((one, index) => (
          <Tabs.Panel key={one.name} value={String(index)} pt="xs">
            {index === shown && (
              <>
                {one.rows.length === 0 ? (
                  <Text c="dimmed" py="xl" ta="center">
                    {one.isUnreadable ? text.unreadableSheet : text.emptySheet}
                  </Text>
                ) : (
                  <SheetGrid
                    sheet={one}
                    label={text.gridOf(one.name)}
                    hint={text.gridHint}
                    {...{ selection, onSelect }}
                  />
                )}
                {(one.hiddenColumns.size > 0 || one.rows.some(({ isHidden }) => isHidden)) && (
                  <Text size="sm" c="dimmed" mt={4}>
                    <IconEyeOff size={14} aria-hidden="true" /> {text.hiddenLines}
                  </Text>
                )}
                {one.isCut && (
                  <Text size="sm" c="dimmed" mt={4}>
                    {text.cut(sheetLimits.rows, sheetLimits.columns)}
                  </Text>
                )}
              </>
            )}
          </Tabs.Panel>
        ))}
      </Tabs>
      <Text size="sm" mt={8} mb="md" role="status">
        {sheet && selection ? text.selected(texts.length, rangeName(sheet, selection)) : text.gridHint}
        {untaken > 0 && ` ${text.untaken(untaken)}`}
        {tooLong > 0 && ` ${text.someTooLong(tooLong, longest)}`}
      </Text>
    </section>
  )
}
