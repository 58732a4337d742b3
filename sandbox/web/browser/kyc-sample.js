// Draws the sample picture of a part, so that a newcomer without documents can go on.
const samples = {
  document: (pen) => {
    card(pen, '#dceef8');
    face(pen, { x: 150, y: 215, size: 70 });
    lines(pen, { x: 280, y: 150, widths: [260, 200, 230, 150] });
    word(pen, 'SAMPLE');
  },
  face: (pen) => {
    card(pen, '#eaf3d9');
    face(pen, { x: 320, y: 200, size: 130 });
    word(pen, 'SAMPLE');
  },
  proof_of_address: (pen) => {
    card(pen, '#fbefcf');
    lines(pen, { x: 90, y: 110, widths: [180, 150, 0, 460, 430, 455, 300] });
    word(pen, 'SAMPLE');
  },
};

function card(pen, colour) {
  pen.fillStyle = colour;
  pen.fillRect(0, 0, 640, 400);
}

function face(pen, { x, y, size }) {
  pen.fillStyle = '#4a564f';
  pen.beginPath();
  pen.arc(x, y - size / 3, size / 2, 0, 2 * Math.PI);
  pen.fill();
  pen.beginPath();
  pen.arc(x, y + size, size * 0.9, Math.PI, 2 * Math.PI);
  pen.fill();
}

function lines(pen, { x, y, widths }) {
  pen.fillStyle = '#7c857f';
  widths.forEach((width, row) => {
    pen.fillRect(x, y + row * 36, width, 12);
  });
}

function word(pen, text) {
  pen.fillStyle = '#a3231f';
  pen.font = '700 40px sans-serif';
  pen.fillText(text, 430, 370);
}

globalThis.drawSample = (part) => {
  const canvas = document.createElement('canvas');
  canvas.width = 640;
  canvas.height = 400;
  samples[part](canvas.getContext('2d'));
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
};
