import { Tabs, Text } from '@mantine/core'
import { useText } from '#ui/useText.ts'
import { rangeName } from './cellSelection.ts'
import type { CellSelection } from './cellSelection.ts'
import classes from './ImportData.module.css'
import { importDataText } from './importDataText.ts'
import { sheetLimits } from './sheet.ts'
import type { Sheet } from './sheet.ts'
import { SheetGrid } from './SheetGrid.tsx'

export interface DataStepProps {
  sheets: readonly Sheet[]
  /** Place of the sheet that is shown. */
  shown: number
  selection: CellSelection | null
  /** What is selected. */
  texts: readonly string[]
  /** How long one of them may be. */
  longest: number
  onShow: (sheet: number) => void
  onSelect: (selection: CellSelection) => void
}

/** The sheets of a file and the cells that are selected of one. */
export function DataStep({ sheets, shown, selection, texts, longest, onShow, onSelect }: DataStepProps) {
  const text = useText(importDataText)
  const sheet = sheets[shown]
  const tooLong = texts.filter((one) => one.length > longest).length
  return (
    <section aria-labelledby="import-data-step">
      <h3 id="import-data-step" className={classes.stepTitle}>
        {text.selectData}
      </h3>
      <Tabs value={String(shown)} onChange={(value) => onShow(Number(value))}>
        <Tabs.List aria-label={text.sheets} className={classes.tabs ?? ''}>
          {sheets.map(({ name }, place) => (
            <Tabs.Tab key={name} value={String(place)}>
              {name}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {sheets.map((one, place) => (
          <Tabs.Panel key={one.name} value={String(place)} pt="xs">
            {place === shown && (
              <>
                {one.rows.length === 0 ? (
                  <Text c="dimmed" py="xl" ta="center">
                    {text.emptySheet}
                  </Text>
                ) : (
                  <SheetGrid
                    sheet={one}
                    label={text.gridOf(one.name)}
                    hint={text.gridHint}
                    {...{ selection, onSelect }}
                  />
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
        {tooLong > 0 && ` ${text.someTooLong(tooLong, longest)}`}
      </Text>
    </section>
  )
}
