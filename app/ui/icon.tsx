/** The app's pictograms, drawn on 24 units with one line; `aria-hidden`: words beside them say it. */

const PATHS = {
  home: 'M4 11l8-7 8 7M6 9.5V20h4v-6h4v6h4V9.5',
  campaigns: 'M3 6.5h18v11H3zM3.5 7l8.5 6.5L20.5 7',
  posts: 'M6 3.5h9l4 4V20.5H6zM14.5 3.5V8H19M9 12h7M9 16h5',
  contacts:
    'M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM3 20c.4-3.7 2.7-6 6-6s5.6 2.3 6 6M15.5 4.300a3.5 3.5 0 0 1 0 6.400M17 14.400c2.3.7 3.7 2.7 4 5.6',
  segments: 'M12 3v9h9a9 9 0 1 1-9-9zM15.5 3.600A9 9 0 0 1 20.4 8.500h-4.900z',
  products: 'M4 8l8-4.500L20 8v8.500L12 21l-8-4.500zM4 8l8 4.500L20 8M12 12.500V21',
  media: 'M4 5h16v14H4zM4 16l4.500-4.500 4 4 3-3L20 16.500M15.5 9.500h.01',
  flows: 'M5.5 3.500h5v5h-5zM13.5 15.500h5v5h-5zM8 8.500v4a2 2 0 0 0 2 2h4a2 2 0 0 1 2 1',
  outbox: 'M4 13v6h16v-6M4 13h5l1 2h4l1-2h5M12 3.500V11M8.5 7L12 3.5 15.5 7',
  settings:
    'M4 7h9M17 7h3M4 17h3M11 17h9M15 9.500a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5zM9 19.500a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  search: 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13zM15.5 15.500L20 20',
  close: 'M6 6l12 12M18 6L6 18',
  check: 'M5 12.500l4.5 4.500L19 7.5',
  down: 'M6 9.500l6 6 6-6',
  right: 'M9.5 6l6 6-6 6',
  left: 'M14.5 6l-6 6 6 6',
  up: 'M6 14.500l6-6 6 6',
  sort: 'M8 10l4-4 4 4M8 14l4 4 4-4',
  more: 'M5 12h.01M12 12h.01M19 12h.01',
  filter: 'M4 6h16M7 12h10M10 18h4',
  columns: 'M4 5h16v14H4zM10 5v14M15 5v14',
  drag: 'M9 6h.01M15 6h.01M9 12h.01M15 12h.01M9 18h.01M15 18h.01',
  sun: 'M12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM12 3v1.500M12 19.500V21M3 12h1.500M19.5 12H21M5.6 5.600l1.1 1.100M17.3 17.300l1.1 1.100M5.6 18.400l1.1-1.100M17.3 6.700l1.1-1.1',
  collapse: 'M4 5h16v14H4zM9.5 5v14M16 9.500L13.5 12l2.5 2.5',
  warning: 'M12 4.500l8.5 15h-17zM12 10.500v4M12 17.200h.01',
  info: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 11v5.500M12 7.800h.01',
  person: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4.5 20.500c.8-4 3.6-6 7.5-6s6.7 2 7.5 6',
  leave: 'M10 4.500H5v15h5M14.5 8l4 4-4 4M9 12h9.5',
  copy: 'M9 8.500h11v11H9zM15 8V4.500H4v11h4.5',
  trash: 'M4.5 7h15M9 7V4.500h6V7M6.5 7l1 13h9l1-13M10 11v5M14 11v5',
  edit: 'M5 19l.8-4L16 4.800l3.2 3.200L9 18.200z',
  link: 'M10 14a4 4 0 0 0 5.7 0l3-3A4 4 0 0 0 13 5.300l-1 1M14 10a4 4 0 0 0-5.7 0l-3 3A4 4 0 0 0 11 18.700l1-1',
  download: 'M12 4v11M7.5 11L12 15.5 16.5 11M4.5 20h15',
  play: 'M8 5.500v13l10.5-6.500z',
  upload: 'M12 15.500V4.500M7.5 9L12 4.500 16.5 9M4.5 20h15',
  refresh: 'M19.5 12a7.5 7.5 0 1 1-2.3-5.400L19.5 9M19.5 4.500V9H15',
} as const

export type IconName = keyof typeof PATHS

export function Icon({ name, size = 18 }: { name: IconName; size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={name === 'more' || name === 'drag' ? 2.6 : 1.7}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={PATHS[name]} />
    </svg>
  )
}
