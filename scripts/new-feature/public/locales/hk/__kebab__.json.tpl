{
  "heading": "清單",
  "loading": "正在載入……",
  "none": "暫時沒有資料。",
  "problem": {
    "required": "請輸入標題。",
    "tooLong": "請輸入較短的標題。"
  }
}
