import { Button, Table, Text, TextInput, Title, VisuallyHidden } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { searchIn } from '#domain/search.ts'
import { announce } from '#ui/announce.ts'
import { useText } from '#ui/useText.ts'
import { SessionTableRow } from './SessionTableRow.tsx'
import { dashboardText } from './text.ts'
import type { WorkshopRow } from './useMyWorkshops.ts'
import classes from './SessionTable.module.css'

export interface SessionTableProps {
  workshops: WorkshopRow[]
  userId: string
  onChanged: () => void
}

const pageLength = 50

/** All sessions of the account, with what can be done with each. */
export function SessionTable({ workshops, userId, onChanged }: SessionTableProps) {
  const text = useText(dashboardText)
  const [search, setSearch] = useState('')
  const [shownCount, setShownCount] = useState(pageLength)
  const found = searchIn(workshops, search, ({ workshopName }) => workshopName)
  const foundCount = found.length
  useEffect(() => {
    if (search.trim() !== '') announce(text.foundCount(foundCount))
  }, [search, foundCount, text])

  return (
    <section aria-labelledby="workshops">
      <div className={classes.head}>
        <Title id="workshops">{text.myWorkshops}</Title>
        <TextInput
          type="search"
          size="sm"
          aria-label={text.search}
          placeholder={text.searchPlaceholder}
          leftSection={<IconSearch size={18} />}
          value={search}
          onChange={(event) => setSearch(event.currentTarget.value)}
        />
      </div>
      <div className={classes.panel}>
        {foundCount === 0 ? (
          <Text p="xl" ta="center" c="dimmed">
            {text.foundNone(search.trim())}
          </Text>
        ) : (
          <Table className={classes.table} verticalSpacing={6} horizontalSpacing="md">
            <Table.Thead>
              <Table.Tr>
                <Table.Th>{text.name}</Table.Th>
                <Table.Th className={classes.wide}>{text.owner}</Table.Th>
                <Table.Th className={classes.wide}>{text.created}</Table.Th>
                <Table.Th className={classes.menu}>
                  <VisuallyHidden>{text.actions}</VisuallyHidden>
                </Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {found.slice(0, shownCount).map((workshop) => (
                <SessionTableRow
                  key={workshop.id}
                  workshop={workshop}
                  userId={userId}
                  onChanged={onChanged}
                />
              ))}
            </Table.Tbody>
          </Table>
        )}
      </div>
      {foundCount > shownCount && (
        <div className={classes.more}>
          <Button variant="default" onClick={() => setShownCount(shownCount + pageLength)}>
            {text.showMore}
          </Button>
        </div>
      )}
    </section>
  )
}
