import { render, screen } from '@testing-library/react';
import { SafeHtml } from '@/components/safe-html';

const show = (html: string) => render(<SafeHtml html={html} locale="hk" />).container;

describe('HTML from staff', () => {
  it('keeps text markup', () => {
    expect(show('<h3>A</h3><p>b <strong>c</strong><br>d</p><ul><li>e</li></ul>').innerHTML).toBe(
      '<h3>A</h3><p>b <strong>c</strong><br>d</p><ul><li>e</li></ul>',
    );
  });

  it('keeps the caption of a table and the cells that span others', () => {
    const html =
      '<table><caption>a</caption><tbody><tr><th scope="row" rowspan="2">b</th><td colspan="3">c</td></tr></tbody></table>';
    expect(show(html).innerHTML).toBe(html);
  });

  it.each([
    ['<script>alert(1)</script>a', 'a'],
    ['<style>p{}</style>a', 'a'],
    ['<p onclick="x()" style="color:red">a</p>', '<p>a</p>'],
    ['<div><iframe src="https://x"></iframe><p>a</p></div>', '<p>a</p>'],
    ['<img src=x onerror=alert(1)>a', 'a'],
    ['<a href="javascript:alert(1)">a</a>', '<a>a</a>'],
    ['<a href=" data:text/html,x">a</a>', '<a>a</a>'],
    ['<a href="//evil.example">a</a>', '<a>a</a>'],
  ])('makes %s into %s', (html, expected) => {
    expect(show(html).innerHTML).toBe(expected);
  });

  it('opens a page of the site in the page’s language, beside the form', () => {
    show('<a href="/privacy">Privacy</a>');
    const link = screen.getByRole('link', { name: 'Privacy' });
    expect(link).toHaveAttribute('href', '/hk/privacy');
    expect(link).toHaveAttribute('target', '_blank');
  });
});
