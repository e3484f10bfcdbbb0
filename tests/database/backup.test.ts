import { expect, test } from 'vitest'
import { accountsIn } from '#server/backup/accounts.ts'
import { onConnection } from '#server/backup/tables.ts'
import { makeHosted } from '#support/servers/hostedProject.ts'
import { withDatabase } from './withDatabase.ts'

const database = withDatabase()

test('[O18] accounts come into the tables of a hosted auth server, which fails on tokens that are null', async () => {
  const id = '00000000-0000-4000-8000-0000000000b1'
  const columns = [
    'id',
    'aud',
    'role',
    'email',
    'encrypted_password',
    'phone',
    'email_confirmed_at',
    'confirmed_at',
  ]
  const incoming = {
    users: {
      columns: [
        ...columns,
        'confirmation_token',
        'recovery_token',
        'phone_change',
        'raw_app_meta_data',
        'is_anonymous',
      ],
      row: [
        ...[
          id,
          'authenticated',
          'authenticated',
          'ann@example.org',
          '$2b$10$hash',
          '\\N',
          '2026-11-01 10:00:00+00',
        ],
        ...['2026-11-01 10:00:00+00', '\\N', '\\N', '\\N', '{"provider": "email"}', 'f'],
      ],
    },
    identities: {
      columns: ['id', 'provider', 'provider_id', 'user_id', 'identity_data'],
      row: [id, 'email', id, id, '{"sub": "b1", "email": "Ann@example.org"}'],
    },
  }
  await makeHosted(database.databaseUrl)
  await onConnection(database.databaseUrl, async (client) => {
    await client.query('begin')
    for (const [name, table] of Object.entries(incoming)) {
      const rows = await accountsIn(client, { schema: 'auth', name, columns: table.columns, rows: 1 }, 'far')
      await rows.write(Buffer.from(`${table.row.join('\t')}\n`))
      expect(await rows.end()).toBe(1)
    }
    await client.query('commit')
  })
  const { rows } = await database.pool.query(
    `select users.*, identities.email as named from auth.users join auth.identities on user_id = users.id`,
  )
  const empty = [
    'confirmation_token',
    'recovery_token',
    'phone_change',
    'email_change_token_current',
    'email_change',
  ]
  expect(rows).toEqual([
    expect.objectContaining({
      ...{
        id,
        email: 'ann@example.org',
        encrypted_password: '$2b$10$hash',
        phone: null,
        named: 'ann@example.org',
      },
      ...{ instance_id: '00000000-0000-0000-0000-000000000000', raw_app_meta_data: { provider: 'email' } },
      ...Object.fromEntries(empty.map((name) => [name, ''])),
      confirmed_at: new Date('2026-11-01T10:00:00Z'),
    }),
  ])
})
