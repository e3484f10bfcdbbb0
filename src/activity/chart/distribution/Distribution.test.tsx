import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderView } from '#support/views/renderView.tsx'
import { Distribution } from './Distribution.tsx'

const five = { low: 1, high: 5 }

test('[BT14] the name has every count, the mean and the median', () => {
  const result = { distribution: [1, 0, 0, 2, 4], mean: 4.14, median: 5, spread: 1.2 }
  renderView(<Distribution name="Cafeteria" result={result} scale={five} />)
  screen.getByRole('img', {
    name: 'Cafeteria: 1 vote for 1, 2 votes for 4, 4 votes for 5; mean 4.1, median 5.0',
  })
})

test('[BT14] long scales are told in ranges', () => {
  const distribution = Array.from({ length: 100 }, (_, index) => (index < 5 ? 1 : 0))
  const result = { distribution, mean: 3, median: 3, spread: 1.4 }
  renderView(<Distribution name="Cafeteria" result={result} scale={{ low: 1, high: 100 }} />)
  screen.getByRole('img', { name: /^Cafeteria: 5 votes for 1 to 5; mean 3/ })
})

test('without votes it says so; large, it shows counts, mean and median', () => {
  const none = { distribution: [0, 0, 0, 0, 0], mean: null, median: null, spread: null }
  const { unmount } = renderView(<Distribution name="Cafeteria" result={none} scale={five} size="large" />)
  expect(screen.getByRole('img', { name: 'Cafeteria: no votes' }).textContent).toContain('No votes shown yet')
  unmount()
  const some = { distribution: [0, 0, 7, 0, 0], mean: 3, median: 3, spread: 0 }
  renderView(<Distribution name="Cafeteria" result={some} scale={five} size="large" />)
  expect(screen.getByRole('img').textContent).toMatch(/7.*Mean 3\.0.*Median 3\.0/)
})
