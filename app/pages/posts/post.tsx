/** One post as its readers have it, in a frame that runs nothing. */
import { Button, CopyButton, Group } from '@mantine/core'
import { getRouteApi } from '@tanstack/react-router'
import { useHere } from '../../api/workspace.tsx'
import { Icon } from '../../ui/icon.tsx'
import { isMissing, MissingPage } from '../../ui/missing-page.tsx'
import { BackLink } from '../../ui/links.tsx'
import { Page } from '../../ui/page.tsx'
import { ExactTime, useNumbers } from '../../ui/time.tsx'
import { useWords } from '../../words/language.ts'
import { postsWords } from '../../words/posts.ts'
import css from './posts.module.css'
import { usePost, type Post } from './use-post.ts'

const route = getRouteApi('/w/$handle/posts/$id')

export function PostPage() {
  const words = useWords(postsWords)
  const { handle, id } = route.useParams()
  const { data: post, error } = usePost(id)
  if (post === null || isMissing(error))
    return <MissingPage icon="posts" {...words.missing} to="/w/$handle/posts" back={words.back} />
  if (error && !post) throw error
  return (
    <Page
      title={post?.title || words.untitled}
      back={
        <BackLink to="/w/$handle/posts" params={{ handle }}>
          {words.title}
        </BackLink>
      }
      action={post && <Onward post={post} />}
    >
      {post && <Shown post={post} />}
    </Page>
  )
}

function Onward({ post: { url } }: { readonly post: Post }) {
  const words = useWords(postsWords)
  return (
    <Group gap="xs">
      <CopyButton value={url}>
        {({ copied, copy }) => (
          <Button
            variant="default"
            leftSection={<Icon name={copied ? 'check' : 'copy'} size={16} />}
            onClick={copy}
          >
            {copied ? words.copied : words.copyLink}
          </Button>
        )}
      </CopyButton>
      <Button
        component="a"
        href={url}
        target="_blank"
        rel="noopener"
        leftSection={<Icon name="link" size={16} />}
      >
        {words.open}
      </Button>
    </Group>
  )
}

function Shown({ post: { url, title, claps, author, tags, publishedDate } }: { readonly post: Post }) {
  const words = useWords(postsWords)
  const numbers = useNumbers()
  const { workspace } = useHere()
  const facts = [
    [words.columns.published, <ExactTime key="" at={publishedDate} />],
    [words.columns.claps, numbers(claps)],
    [words.columns.author, author?.name ?? workspace.name],
    [words.columns.tags, tags.join(', ')],
  ] as const
  return (
    <>
      <dl className={css['facts']}>
        {facts
          .filter(([, value]) => value !== '')
          .map(([name, value]) => [<dt key={name}>{name}</dt>, <dd key={`${name} is`}>{value}</dd>])}
      </dl>
      <iframe
        className={css['page']}
        title={words.frame(title || words.untitled)}
        // Where we are ourselves: the same page as at its public address.
        src={new URL(url).pathname}
        // Its style is of our origin; nothing of it runs, is sent or leads away.
        sandbox="allow-same-origin"
      />
    </>
  )
}
