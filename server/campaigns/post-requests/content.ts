/** A post request as the post it asks for. */
import { html, type Html } from '../../lib/html.ts'
import type { NewPost, PostAuthor } from '../../posts/rules.ts'
import type { PostRequest } from './schemas.ts'

/** The post of a request: its image, its text in paragraphs, more images, and where it leads. */
export function postOf(id: string, request: PostRequest): NewPost {
  const { header = '', text = '', imageUrl, mediaImageUrls = [], recipients, author } = request
  const [image, ...more] = imageUrl === undefined ? mediaImageUrls : [imageUrl, ...mediaImageUrls]
  return {
    postRequestId: id,
    title: header.trim(),
    text,
    description: request.notificationSettings?.postDescription,
    html: html`${image && figure(image)}${paragraphs(text)}${more.map(figure)}${links(request)}`.markup,
    image,
    author: author && publicly(author),
    isPrivate: recipients?.isPostPrivate === true,
  }
}

/** A phone number and an email address would be gathered from a public page within the day. */
function publicly({ userId, name, bio, image }: PostAuthor): PostAuthor {
  return { userId, name, bio, image }
}

function figure(url: string): Html {
  return html`<figure class="wide"><img src="${url}" alt="" /></figure>`
}

function paragraphs(text: string): Html[] {
  return text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean)
    .map(
      (paragraph) => html`<p>${paragraph.split('\n').map((line, n) => (n ? html`<br />${line}` : line))}</p>`,
    )
}

function links({ button, ctaLink }: PostRequest): (Html | undefined)[] {
  return [
    button && html`<p><a class="button" href="${button.url}">${button.text}</a></p>`,
    ctaLink &&
      html`<p>
        <a href="${ctaLink.url}">${ctaLink.title}</a
        >${ctaLink.fileName && html` <small>${ctaLink.fileName}</small>`}
      </p>`,
  ]
}
