import { TextSelection } from 'prosemirror-state';
import { openRichField as open } from '@test/support/content/rich-field';
import { richCommands } from '@/features/desk/content/form/rich-text/rich-commands';
import {
  emptyCells,
  tableActs,
  tableCommand,
} from '@/features/desk/content/form/rich-text/rich-table';

describe('A table in a text with markup', () => {
  const table = (...rows: string[]): string => `<table>${rows.join('')}</table>`;
  const head = (...cells: string[]): string =>
    `<thead><tr>${cells.map((cell) => `<th scope="col">${cell}</th>`).join('')}</tr></thead>`;
  const body = (...rows: string[][]): string =>
    `<tbody>${rows.map(([first, ...cells]) => `<tr><th scope="row">${first}</th>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('')}</tbody>`;
  const rates = table(head('Rate', 'From'), body(['First', '3%'], ['Second', '9%']));

  it('adds rows to a table and takes them away, with the cursor in the new cell', () => {
    const { goTo, run, insert, last, at } = open(rates);
    expect(at().table).toBeNull();
    goTo('3%');
    expect(at().table).toEqual(tableActs);
    run(tableCommand('rowBelow'));
    insert('5%');
    run(tableCommand('rowAbove'));
    insert('4%');
    expect(last()).toBe(
      table(head('Rate', 'From'), body(['First', '3%'], ['', '4%'], ['', '5%'], ['Second', '9%'])),
    );
    run(tableCommand('removeRow'));
    insert('!');
    goTo('Second');
    run(tableCommand('removeRow'));
    expect(last()).toBe(table(head('Rate', 'From'), body(['First', '3%'], ['!', '5%'])));
    goTo('From');
    expect(at().table).not.toContain('rowAbove');
    run(tableCommand('rowAbove'));
    run(tableCommand('rowBelow'));
    insert('0%');
    expect(last()).toBe(
      table(head('Rate', 'From'), body(['', '0%'], ['First', '3%'], ['!', '5%'])),
    );
  });

  it('adds columns to a table and takes them away, heads with heads', () => {
    const { goTo, run, insert, last } = open(rates);
    goTo('9%');
    run(tableCommand('columnAfter'));
    insert('b');
    run(tableCommand('columnBefore'));
    insert('a');
    expect(last()).toBe(
      table(
        head('Rate', 'From', '', ''),
        body(['First', '3%', '', ''], ['Second', '9%', 'a', 'b']),
      ),
    );
    run(tableCommand('removeColumn'));
    run(tableCommand('removeColumn'));
    expect(last()).toBe(rates);
    run(tableCommand('removeColumn'));
    expect(last()).toBe(table(head('Rate'), body(['First'], ['Second'])));
  });

  it('puts a table where somebody writes, and removes it with its last row or column, or at once', () => {
    const empty = table(head('', ''), '<tbody><tr><td></td><td></td></tr></tbody>');
    const { choose, run, insert, last, at } = open('<p>One</p><p>Two</p>');
    choose(2, 2);
    run(richCommands.table);
    expect(last()).toBe(`<p>One</p>${empty}<p>Two</p>`);
    expect(at().possible).not.toContain('table');
    insert('x');
    expect(last()).toBe(`<p>One</p>${empty.replace('></th>', '>x</th>')}<p>Two</p>`);
    run(tableCommand('removeTable'));
    expect(last()).toBe('<p>One</p><p>Two</p>');

    const alone = open('', true);
    alone.run(richCommands.table);
    expect(alone.last()).toBe(empty);
    alone.run(tableCommand('removeRow'));
    expect(alone.last()).toBe(table('<tbody><tr><td></td><td></td></tr></tbody>'));
    alone.run(tableCommand('removeColumn'));
    alone.run(tableCommand('removeColumn'));
    expect(alone.last()).toBe('');
    alone.run(richCommands.table);
    alone.run(tableCommand('removeTable'));
    expect(alone.last()).toBe('');
  });

  it('gives a head without rows its first one', () => {
    const { goTo, run, insert, last } = open(table(head('Rate', 'From')));
    goTo('From');
    run(tableCommand('rowBelow'));
    insert('3%');
    expect(last()).toBe(
      table(head('Rate', 'From'), '<tbody><tr><td></td><td>3%</td></tr></tbody>'),
    );
  });

  it('leaves rows and columns alone where cells reach over several', () => {
    const { goTo, run, at, changes } = open(
      table('<tbody><tr><td colspan="2">Wide</td></tr><tr><td>1</td><td>2</td></tr></tbody>'),
    );
    goTo('2');
    expect(at().table).toEqual(['removeTable']);
    run(tableCommand('columnAfter'));
    expect(changes).toEqual([]);
  });

  it('empties the cells that are deleted together, and keeps them', () => {
    const { run, last, place } = open(rates);
    run((state, dispatch) => {
      const ends: number[] = [];
      state.doc.descendants((node, at) => {
        if (node.text === 'First') ends.push(at + 2);
        if (node.text === 'Second') ends.push(at + 3);
      });
      const [from = 0, to = 0] = ends;
      dispatch?.(state.tr.setSelection(TextSelection.create(state.doc, from, to)));
      return true;
    });
    run(emptyCells);
    expect(last()).toBe(table(head('Rate', 'From'), body(['Fi', ''], ['ond', '9%'])));
    expect(place.querySelectorAll('th, td')).toHaveLength(6);
  });
});
